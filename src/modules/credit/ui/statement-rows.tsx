import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import type { CreditStatementView } from '../endpoints-schemas.ts'
import { creditPageMessages } from '../messages.ts'
import { statementTones } from './credit-tones.ts'

type Props = {
  readonly list: readonly CreditStatementView[]
  readonly to: string
  /** Who stands in the row. */ readonly names: 'lender' | 'company'
}

/** Statements as a table. */
export function StatementRows({ list, to, names }: Props) {
  const t = useMessages(creditPageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colPeriod')}</th>
            <th>{t(names === 'lender' ? 'colLender' : 'colCompany')}</th>
            <th className="r">{t('colCharged')}</th>
            <th className="r">{t('colCredited')}</th>
            <th className="r">{t('colLeft')}</th>
            <th>{t('colDue')}</th>
            <th>{t('colState')}</th>
            <th className="r" aria-label={t('colActions')} />
          </tr>
        </thead>
        <tbody>
          {list.map((of) => (
            <tr key={of.statementSn}>
              <td>
                <b className="b5 num">{of.period}</b>
                <div className="t12 c3 num">{of.statementSn}</div>
              </td>
              <td data-l={t(names === 'lender' ? 'colLender' : 'colCompany')}>{names === 'lender' ? of.lenderName : of.companyName}</td>
              <td className="r num nw" data-l={t('colCharged')}>
                {priceText(of.charged)}
              </td>
              <td className="r num nw" data-l={t('colCredited')}>
                {priceText(of.credited)}
              </td>
              <td className="r num nw b6" data-l={t('colLeft')}>
                {priceText(of.left)}
              </td>
              <td className="num nw" data-l={t('colDue')}>
                {of.dueDate ?? '—'}
              </td>
              <td data-l={t('colState')}>
                <StateDot tone={statementTones[of.state]}>{of.stateText}</StateDot>
              </td>
              <td className="r">
                <ButtonLink size="sm" to={`${to}?statementSn=${of.statementSn}`}>
                  {t('view')}
                </ButtonLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
