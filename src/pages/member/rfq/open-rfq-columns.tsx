import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { Countdown } from '../../../ui/console/countdown.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useActionsColumn } from '../../../ui/console/list/use-actions-column.ts'
import type { OpenRfqRow } from '../../../modules/rfq/endpoints-supplier-quotation.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'
import { quoteAddress } from '../../../modules/rfq/ui/rfq-addresses.ts'

const tones = { none: 'info', draft: 'warn', quoted: 'ok', declined: 'neutral' } as const

/** Open requests with what they ask for, where it goes and how long there is. */
export function useOpenRfqColumns(): readonly ListColumn<OpenRfqRow>[] {
  const t = useMessages(rfqPageMessages)
  const actions = useActionsColumn<OpenRfqRow>((row) => (
    <ButtonLink size="sm" tone={row.own === 'none' ? 'brand' : 'default'} to={quoteAddress(row.inquirySn)}>
      {t(row.own === 'none' || row.own === 'draft' ? 'quote' : 'look')}
    </ButtonLink>
  ))
  return [
    {
      key: 'request',
      title: t('colRequest'),
      as: 'title',
      text: ({ title }) => title,
      cell: ({ inquirySn, publishTime, buyerTitle }) => (
        <>
          <div className="t12 c3 num">
            {inquirySn} · {fullTime(publishTime)}
          </div>
          {buyerTitle && <div className="t12 c2">{buyerTitle}</div>}
        </>
      ),
    },
    {
      key: 'lines',
      title: t('lines'),
      text: ({ lines }) => lines.map((line) => `${line.goodsName} ${line.specText} ${line.number} ${line.unitName}`).join('; '),
      cell: ({ lines }) => (
        <>
          {lines.slice(0, 3).map((line, index) => (
            <div key={index} className="t13">
              {line.goodsName} <span className="c3">{line.specText}</span>{' '}
              <span className="num nw">
                {line.number} {line.unitName}
              </span>
            </div>
          ))}
          {lines.length > 3 && <div className="c3 t12">{t('moreLines', { count: lines.length - 3 })}</div>}
        </>
      ),
    },
    { key: 'place', title: t('factPlace'), text: ({ regionName }) => regionName },
    {
      key: 'close',
      title: t('colClose'),
      isTight: true,
      text: ({ closeTime }) => (closeTime ? fullTime(closeTime) : t('openEnd')),
      cell: ({ closeTime }) => (closeTime ? <Countdown until={closeTime} /> : t('openEnd')),
    },
    {
      key: 'own',
      title: t('colOwn'),
      as: 'state',
      text: ({ own }) => t(`own_${own}`),
      cell: ({ own }) => <Tag tone={tones[own]}>{t(`own_${own}`)}</Tag>,
    },
    actions,
  ]
}
