import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useActionsColumn } from '../../../ui/console/list/use-actions-column.ts'
import type { CreditStatementView } from '../endpoints-schemas.ts'
import { creditPageMessages } from '../messages.ts'
import { statementTones } from './credit-tones.ts'

/** Statements; `names` says whose name stands in the row, `addressOf` where one is shown. */
export function useStatementColumns(
  names: 'lender' | 'company',
  addressOf: (of: CreditStatementView) => string,
): readonly ListColumn<CreditStatementView>[] {
  const t = useMessages(creditPageMessages)
  const actions = useActionsColumn<CreditStatementView>((of) => (
    <ButtonLink size="sm" to={addressOf(of)}>
      {t('view')}
    </ButtonLink>
  ))
  const money = (key: 'charged' | 'credited' | 'left', title: string): ListColumn<CreditStatementView> => ({
    key,
    title,
    align: 'right',
    isTight: true,
    text: (of) => of[key],
    cell: (of) => <span className={key === 'left' ? 'b6' : undefined}>{priceText(of[key])}</span>,
  })
  return [
    {
      key: 'period',
      title: t('colPeriod'),
      as: 'title',
      text: ({ period }) => period,
      cell: ({ statementSn }) => <div className="t12 c3 num">{statementSn}</div>,
    },
    {
      key: 'party',
      title: t(names === 'lender' ? 'colLender' : 'colCompany'),
      text: ({ lenderName, companyName }) => (names === 'lender' ? lenderName : companyName),
    },
    money('charged', t('colCharged')),
    money('credited', t('colCredited')),
    money('left', t('colLeft')),
    { key: 'due', title: t('colDue'), isTight: true, text: ({ dueDate }) => dueDate ?? '—' },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ stateText }) => stateText,
      cell: ({ state, stateText }) => <StateDot tone={statementTones[state]}>{stateText}</StateDot>,
    },
    actions,
  ]
}
