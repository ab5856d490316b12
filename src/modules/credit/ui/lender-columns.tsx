import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useActionsColumn } from '../../../ui/console/list/use-actions-column.ts'
import type { CreditAccountView, CreditApplicationView, CreditRepaymentView } from '../endpoints-schemas.ts'
import { creditPageMessages } from '../messages.ts'
import { AccountNotes, TermsLine } from './account-properties.tsx'
import { accountTones, applicationTones } from './credit-tones.ts'
import type { LineAct, ReviewEvent } from './lender-dialogs.tsx'
import { RepaymentMethod, RepaymentState } from './repayment-details.tsx'

const reviewEvents = ['review', 'ask', 'approve', 'reject'] as const
const lineActs = ['freeze', 'unfreeze', 'bypass', 'endBypass', 'close'] as const
const repaymentEvents = ['confirm', 'reject'] as const

/** Applications for credit, with what the lender may do. */
export function useApplicationColumns(
  onOpen: (of: CreditApplicationView, event: ReviewEvent) => void,
): readonly ListColumn<CreditApplicationView>[] {
  const t = useMessages(creditPageMessages)
  const actions = useActionsColumn<CreditApplicationView>((of) =>
    reviewEvents
      .filter((event) => of.can.includes(event))
      .map((event) => (
        <Button key={event} size="sm" tone={event === 'reject' || event === 'ask' ? 'default' : 'action'} onClick={() => onOpen(of, event)}>
          {t(event)}
        </Button>
      )),
  )
  return [
    {
      key: 'company',
      title: t('colCompany'),
      as: 'title',
      text: ({ companyName }) => companyName,
      cell: ({ applicationSn, submitTime }) => (
        <>
          <div className="t12 c3 num">{applicationSn}</div>
          {submitTime !== null && <div className="t12 c3 num">{fullTime(submitTime)}</div>}
        </>
      ),
    },
    {
      key: 'wanted',
      title: t('colWanted'),
      isTight: true,
      text: ({ wantedLimit, wantedDays }) => `¥${priceText(wantedLimit)} / ${wantedDays}`,
    },
    {
      key: 'purpose',
      title: t('purpose'),
      isProse: true,
      text: ({ purpose }) => purpose,
      cell: (of) => (
        <>
          {of.purpose}
          <div className="t12 c3">
            {of.contactName} {of.contactPhone}
          </div>
          {of.question !== '' && <div className="t12">{t('question', { text: of.question })}</div>}
          {of.answer !== '' && <div className="t12">{t('answered', { text: of.answer })}</div>}
        </>
      ),
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ stateText }) => stateText,
      cell: (of) => (
        <>
          <StateDot tone={applicationTones[of.state]}>{of.stateText}</StateDot>
          {of.reason !== '' && <div className="t12 cd">{of.reason}</div>}
          {of.offer && (
            <div className="t12 c3">
              {t('offered', { limit: priceText(of.offer.limit), days: of.offer.termDays, day: of.offer.expiresOn })}
            </div>
          )}
        </>
      ),
    },
    actions,
  ]
}

/** Credit lines with their figures, and what may be done to each. */
export function useAccountColumns(
  onOpen: (of: CreditAccountView, act: LineAct | 'change') => void,
): readonly ListColumn<CreditAccountView>[] {
  const t = useMessages(creditPageMessages)
  const actions = useActionsColumn<CreditAccountView>((of) =>
    (['change', ...lineActs] as const)
      .filter((act) => of.can.includes(act))
      .map((act) => (
        <Button key={act} size="sm" onClick={() => onOpen(of, act)}>
          {t(act)}
        </Button>
      )),
  )
  const money = (key: 'limit' | 'available' | 'drawn' | 'overdue'): ListColumn<CreditAccountView> => ({
    key,
    title: t(key),
    align: 'right',
    isTight: true,
    text: (of) => of[key],
    cell: (of) => <span className={key === 'overdue' && of.overdue > 0 ? 'cd b6' : undefined}>{priceText(of[key])}</span>,
  })
  return [
    {
      key: 'company',
      title: t('colCompany'),
      as: 'title',
      text: ({ companyName }) => companyName,
      cell: (of) => (
        <div>
          <TermsLine of={of} />
        </div>
      ),
    },
    money('limit'),
    money('available'),
    money('drawn'),
    money('overdue'),
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ stateText }) => stateText,
      cell: (of) => (
        <>
          <StateDot tone={accountTones[of.state]}>{of.stateText}</StateDot>
          <AccountNotes of={of} />
        </>
      ),
    },
    actions,
  ]
}

/** Repayments that a lender receives or sends back. */
export function useRepaymentColumns(
  onOpen: (of: CreditRepaymentView, event: 'confirm' | 'reject') => void,
): readonly ListColumn<CreditRepaymentView>[] {
  const t = useMessages(creditPageMessages)
  const actions = useActionsColumn<CreditRepaymentView>((of) =>
    repaymentEvents
      .filter((event) => of.can.includes(event))
      .map((event) => (
        <Button key={event} size="sm" tone={event === 'confirm' ? 'action' : 'default'} onClick={() => onOpen(of, event)}>
          {t(event === 'confirm' ? 'receive' : 'reject')}
        </Button>
      )),
  )
  return [
    {
      key: 'reference',
      title: t('colReference'),
      as: 'title',
      text: ({ repaymentSn }) => repaymentSn,
      cell: ({ createTime }) => <div className="t12 c3 num">{fullTime(createTime)}</div>,
    },
    { key: 'company', title: t('colCompany'), text: ({ companyName }) => companyName },
    {
      key: 'method',
      title: t('colMethod'),
      text: ({ methodText, bankName, documentNo }) => `${methodText} ${bankName} ${documentNo}`.trim(),
      cell: (of) => <RepaymentMethod of={of} />,
    },
    {
      key: 'amount',
      title: t('colAmount'),
      align: 'right',
      isTight: true,
      text: ({ amount }) => amount,
      cell: ({ amount }) => <b className="b6">{priceText(amount)}</b>,
    },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      text: ({ stateText }) => stateText,
      cell: (of) => <RepaymentState of={of} />,
    },
    actions,
  ]
}
