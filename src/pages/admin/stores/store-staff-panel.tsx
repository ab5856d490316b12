import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { adminStaffContact, type AdminStoreDetail } from '../../../modules/store/endpoints-admin-store.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { storeDetailMessages } from './messages.ts'
import { PersonLink } from './store-detail-panels.tsx'

/** Who works for the store; numbers are masked until somebody asks for one, which is written down. */
export function StaffPanel({ of }: { of: AdminStoreDetail }) {
  const t = useMessages(storeDetailMessages)
  if (of.staff.length === 0)
    return (
      <Panel title={t('staff')}>
        <p className="bx t13 c3">{t('noStaff')}</p>
      </Panel>
    )
  return (
    <Panel title={t('staff')} sub={t('showMobileLogged')}>
      <div className="tsc">
        <table className="tbl cds">
          <thead>
            <tr>
              <th>{t('colPerson')}</th>
              <th>{t('colRole')}</th>
              <th>{t('colMobile')}</th>
              <th>{t('colSince')}</th>
            </tr>
          </thead>
          <tbody>
            {of.staff.map((person) => (
              <tr key={person.memberId}>
                <td>
                  <PersonLink of={of} memberId={person.memberId} name={person.memberName} />
                </td>
                <td data-l={t('colRole')}>
                  {person.isFounder === 1 ? t('founder') : person.roleName}{' '}
                  {person.state === 'SUSPENDED' && <Tag small>{t('suspendedPerson')}</Tag>}
                </td>
                <td data-l={t('colMobile')}>
                  <Mobile storeId={of.store.storeId} person={person} />
                </td>
                <td className="num nw" data-l={t('colSince')}>
                  {shortTime(person.sinceTime)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

function Mobile({ storeId, person }: { storeId: number; person: AdminStoreDetail['staff'][number] }) {
  const t = useMessages(storeDetailMessages)
  const { act, busy } = useAct(adminStaffContact)
  const [shown, setShown] = useState<string | null>(null)
  if (person.mobile === '') return <span className="c3">{t('noMobile')}</span>
  const show = async () => {
    const answer = await act({ storeId, memberId: person.memberId })
    if (answer?.data) setShown(answer.data.mobile)
  }
  return (
    <span className="row g2 wrp">
      <span className="num nw">{shown ?? person.mobile}</span>
      {shown === null && (
        <Button size="sm" busy={busy} aria-label={t('showMobileOf', { name: person.memberName })} onClick={() => void show()}>
          {t('showMobile')}
        </Button>
      )}
    </span>
  )
}
