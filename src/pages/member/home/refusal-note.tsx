import { useSearchParams } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { memberHomeMessages } from './messages.ts'

const reasons = ['type2', 'type13', 'type3', 'company', 'staff'] as const

/** Why a page did not open to this member, after it led here. */
export function RefusalNote() {
  const t = useMessages(memberHomeMessages)
  const [query] = useSearchParams()
  const refused = query.get('refused')
  if (refused === null) return null
  const reason = reasons.find((one) => one === refused)
  const canApply = reason === 'type2' || reason === 'type3'
  return (
    <Note
      tone="warn"
      icon="lock"
      action={
        canApply && (
          <ButtonLink size="sm" to="/member/authen">
            {t('refusedApply')}
          </ButtonLink>
        )
      }
    >
      {t(reason ? `refused_${reason}` : 'refused_other')}
    </Note>
  )
}
