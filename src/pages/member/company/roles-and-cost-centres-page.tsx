import { useCall } from '../../../api/browser/use-call.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { shortTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { inviteAccept, inviteDecline, myInvites, permission, type InviteView } from '../../../modules/enterprise/endpoints.ts'
import { CostCentreList } from './cost-centre-list.tsx'
import { RoleList } from './role-list.tsx'
import { companyMessages } from './messages.ts'

type Permission = RefOutput<typeof permission>

/** What this account may do; for a company its roles and cost centres, for a personal member the invitations. */
export default function PermissionPage() {
  const call = useCall(permission, {})
  return (
    <CallView call={call}>
      {(own) => (
        <div className="col g3">
          <OwnPermission own={own} />
          {own.memberType === 1 && <MyInvites onJoined={call.reload} />}
          {own.memberType === 3 && (
            <>
              <RoleList />
              <CostCentreList />
            </>
          )}
        </div>
      )}
    </CallView>
  )
}

const typeWords = { 1: 'type1', 2: 'type2', 3: 'type3', 4: 'type4', 5: 'type5', 6: 'type6' } as const

function OwnPermission({ own }: { own: Permission }) {
  const t = useMessages(companyMessages)
  const type = typeWords[own.memberType as keyof typeof typeWords]
  return (
    <Panel
      title={t('mine')}
      more={
        own.memberType === 3 && (
          <span className="row g3">
            <Anchor className="lk t13" to="/member/subAccount">
              {t('goSubs')}
            </Anchor>
          </span>
        )
      }
    >
      <dl className="kv bx gap-x-6 gap-y-2.5">
        <dt>{t('memberType')}</dt>
        <dd>
          <b className="b5">{t(type)}</b>
        </dd>
        <dt>{t('prices')}</dt>
        <dd>{t(`price_${own.priceClass}`)}</dd>
        {own.companyName && (
          <>
            <dt>{t('company')}</dt>
            <dd>{own.companyName}</dd>
            <dt>{t('role')}</dt>
            <dd>{own.roleName}</dd>
          </>
        )}
        {own.orderLimit !== null && (
          <>
            <dt>{t('orderLimit')}</dt>
            <dd className="num">¥{priceText(own.orderLimit)}</dd>
          </>
        )}
        {own.companyName !== '' &&
          own.capabilities.map((capability) => [
            <dt key={capability.capability}>{capability.name}</dt>,
            <dd key={`${capability.capability}-held`}>
              <StateDot tone={capability.held ? 'ok' : 'quiet'}>{t(capability.held ? 'held' : 'notHeld')}</StateDot>
            </dd>,
          ])}
      </dl>
      {own.memberType === 1 && (
        <div className="bx">
          <Note
            action={
              <Anchor className="btn sm" to="/member/authen">
                {t('goAuthen')}
              </Anchor>
            }
          >
            {t('personalNote')}
          </Note>
        </div>
      )}
    </Panel>
  )
}

function MyInvites({ onJoined }: { onJoined: () => void }) {
  const t = useMessages(companyMessages)
  const call = useCall(myInvites, {})
  const accept = useAct(inviteAccept)
  const decline = useAct(inviteDecline)
  const answer = async ({ inviteId }: InviteView, accepts: boolean) => {
    const done = accepts ? await accept.act({ inviteId }, t('accepted')) : await decline.act({ inviteId }, t('declined'))
    if (!done) return
    if (accepts) onJoined()
    else call.reload()
  }
  if (!call.data || call.data.list.length === 0) return null
  return (
    <Panel title={t('myInvites')}>
      <ul className="bx col g3">
        {call.data.list.map((invite) => (
          <li key={invite.inviteId} className="row g3 flex-wrap">
            <b className="t14">{invite.companyName}</b>
            <span className="t13">{t('invitedAs', { role: invite.roleName })}</span>
            <span className="t12 c3">{t('expires', { at: shortTime(invite.expireTime) })}</span>
            <span className="sp" />
            <Button tone="brand" busy={accept.busy} onClick={() => void answer(invite, true)}>
              {t('accept')}
            </Button>
            <Button busy={decline.busy} onClick={() => void answer(invite, false)}>
              {t('decline')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
