import type { Language } from '../../../kernel/i18n/translate.ts'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import type { TenderHead } from '../endpoints-schemas.ts'
import type { TenderTranslate } from './tender-documents.tsx'
import { TenderStateTag } from './tender-state-tag.tsx'

type Props<Row extends TenderHead> = {
  readonly list: readonly Row[]
  readonly t: TenderTranslate
  readonly lang: Language
  readonly addressOf: (tenderSn: string) => string
}

/** Tenders in rows: what, whose, where it stands, until when. */
export function TenderRows<Row extends TenderHead>({ list, t, lang, addressOf }: Props<Row>) {
  return (
    <div className="tsc" tabIndex={0} role="region" aria-label={t('listTitle')}>
      <table className="tbl cds tnd">
        <thead>
          <tr>
            <th>{t('tender')}</th>
            <th>{t('tenderer')}</th>
            <th>{t('state')}</th>
            <th className="r">{t('deposit')}</th>
            <th>{t('time_deadline')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((row) => (
            <tr key={row.tenderSn}>
              <td>
                <Anchor className="lk b6" to={addressOf(row.tenderSn)}>
                  {row.title}
                </Anchor>
                <div className="t12 c3 num">
                  {row.tenderSn} · {t('lineCount', { count: row.lineNum })}
                  {row.lotNum > 0 && ` · ${t('lotCount', { count: row.lotNum })}`}
                </div>
              </td>
              <td data-l={t('tenderer')}>{row.buyerTitle}</td>
              <td data-l={t('state')}>
                <TenderStateTag of={row} />
              </td>
              <td className="r num nw" data-l={t('deposit')}>
                {row.deposit === 0 ? t('depositNone') : `¥${priceText(row.deposit)}`}
              </td>
              <td className="num nw t12" data-l={t('time_deadline')}>
                {formatTimestamp(new Date(row.deadline), lang)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
