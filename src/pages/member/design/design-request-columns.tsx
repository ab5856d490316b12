import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { formatDate } from '../../../kernel/time/format-date.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { DesignRequestRow } from '../../../modules/design/endpoints.ts'
import { designPageMessages } from '../../../modules/design/messages.ts'

export const designTones = { OPEN: 'info', TAKEN: 'info', ANSWERED: 'warn', ACCEPTED: 'ok', CANCELLED: 'quiet' } as const

/** Design applications, for the company that wants a design or for the designers. */
export function useDesignRequestColumns(isCompany: boolean): readonly ListColumn<DesignRequestRow>[] {
  const t = useMessages(designPageMessages)
  const lang = useLanguage()
  return [
    { key: 'title', title: t('colTitle'), as: 'title', text: ({ title }) => title },
    {
      key: 'other',
      title: t(isCompany ? 'colDesigner' : 'colCompany'),
      text: ({ designerName, companyName }) => (isCompany ? designerName || t('nobody') : companyName),
    },
    {
      key: 'budget',
      title: t('colBudget'),
      align: 'right',
      isTight: true,
      text: ({ budget }) => budget,
      cell: ({ budget }) => (budget === null ? t('noBudget') : `¥${priceText(budget)}`),
    },
    { key: 'wanted', title: t('colWanted'), isTight: true, text: ({ wantedDate }) => wantedDate && formatDate(wantedDate, lang) },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      isTight: true,
      text: ({ stateText }) => stateText,
      cell: ({ state, stateText }) => <StateDot tone={designTones[state]}>{stateText}</StateDot>,
    },
    { key: 'created', title: t('colCreated'), isTight: true, text: ({ createTime }) => shortTime(createTime) },
  ]
}
