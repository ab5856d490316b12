import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { Countdown } from '../../../ui/console/countdown.tsx'
import type { OpenRfqRow } from '../../../modules/rfq/endpoints-supplier-quotation.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'
import { quoteAddress } from '../../../modules/rfq/ui/rfq-addresses.ts'

const tones = { none: 'info', draft: 'warn', quoted: 'ok', declined: 'neutral' } as const

/** Open requests with what they ask for, where it goes and how long there is. */
export function OpenRfqTable({ list }: { list: readonly OpenRfqRow[] }) {
  const t = useMessages(rfqPageMessages)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colRequest')}</th>
            <th>{t('lines')}</th>
            <th>{t('factPlace')}</th>
            <th>{t('colClose')}</th>
            <th>{t('colOwn')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((row) => (
            <tr key={row.inquirySn}>
              <td>
                <Anchor className="cl b5" to={quoteAddress(row.inquirySn)}>
                  {row.title}
                </Anchor>
                <div className="t12 c3 num">
                  {row.inquirySn} · {fullTime(row.publishTime)}
                </div>
                {row.buyerTitle && <div className="t12 c2">{row.buyerTitle}</div>}
              </td>
              <td className="t13">
                {row.lines.slice(0, 3).map((line, index) => (
                  <div key={index}>
                    {line.goodsName} <span className="c3">{line.specText}</span>{' '}
                    <span className="num nw">
                      {line.number} {line.unitName}
                    </span>
                  </div>
                ))}
                {row.lines.length > 3 && <div className="c3 t12">{t('moreLines', { count: row.lines.length - 3 })}</div>}
              </td>
              <td className="t13">{row.regionName}</td>
              <td className="nw t12">{row.closeTime ? <Countdown until={row.closeTime} /> : t('openEnd')}</td>
              <td>
                <Tag tone={tones[row.own]}>{t(`own_${row.own}`)}</Tag>
              </td>
              <td className="r nw">
                <ButtonLink size="sm" tone={row.own === 'none' ? 'brand' : 'default'} to={quoteAddress(row.inquirySn)}>
                  {t(row.own === 'none' || row.own === 'draft' ? 'quote' : 'look')}
                </ButtonLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
