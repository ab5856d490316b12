import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { memberContact, type AdminMember } from '../../../modules/member/endpoints-admin.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { memberAdminMessages } from './messages.ts'

/** Phone and e-mail of a member, masked until somebody asks for them; the server writes down who looked. */
export function MemberContact({ member }: { member: AdminMember }) {
  const t = useMessages(memberAdminMessages)
  const { act, busy } = useAct(memberContact)
  const [shown, setShown] = useState<Pick<AdminMember, 'memberMobile' | 'memberEmail'> | null>(null)
  const { memberMobile, memberEmail } = shown ?? member
  const show = async () => {
    const answer = await act({ memberId: member.memberId })
    if (answer?.data) setShown(answer.data)
  }
  return (
    <span className="row g2 wrp">
      <span className="num wrap-anywhere">{[memberMobile, memberEmail].filter(Boolean).join(' · ')}</span>
      {shown === null && (
        <Button size="sm" busy={busy} title={t('contactLogged')} onClick={() => void show()}>
          {t('showContact')}
        </Button>
      )}
    </span>
  )
}
