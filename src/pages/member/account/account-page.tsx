import { useCall } from '../../../api/browser/use-call.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { memberInfo } from '../../../modules/member/endpoints.ts'
import { accountMessages } from './messages.ts'

type Member = RefOutput<typeof memberInfo>

/** Who I am to the mall. */
export default function AccountPage() {
  const call = useCall(memberInfo, {})
  return (
    <CallView call={call}>
      {(member) => (
        <div className="col g3">
          <Profile member={member} />
          <Seats member={member} />
        </div>
      )}
    </CallView>
  )
}

function Profile({ member }: { member: Member }) {
  const t = useMessages(accountMessages)
  const rows = [
    [t('memberName'), member.memberName],
    [t('nickName'), member.memberNickName || t('none')],
    [t('enterprise'), member.enterpriseName || t('none')],
    [t('mobile'), member.memberMobile || t('none')],
    [t('email'), member.memberEmail || t('none')],
    [t('loginPwd'), t(member.hasLoginPwd === 1 ? 'isSet' : 'notSet')],
  ] as const
  return (
    <Panel title={t('profile')}>
      <dl className="kv bx gap-x-6 gap-y-3">
        {rows.map(([name, value]) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name}-value`} className="num">
            {value}
          </dd>,
        ])}
        <dt>{t('memberType')}</dt>
        <dd>
          <Tag tone="ok">{member.memberTypeName}</Tag>
        </dd>
        <dt>{t('priceClass')}</dt>
        <dd>
          <Tag tone="info">{t(`price_${member.priceClass}`)}</Tag>
        </dd>
      </dl>
      <div className="px-4 pt-0 pb-4">
        <Note icon="shield-check">{t('masked')}</Note>
      </div>
    </Panel>
  )
}

function Seats({ member }: { member: Member }) {
  const t = useMessages(accountMessages)
  return (
    <>
      {member.stores.length > 0 && (
        <Panel
          title={t('stores')}
          more={
            <Anchor className="lk t13" to="/seller">
              {t('enterStore')}
            </Anchor>
          }
        >
          <ul className="bx t13">
            {member.stores.map((store) => (
              <li key={store.storeId}>{store.storeName}</li>
            ))}
          </ul>
        </Panel>
      )}
      {member.platform.length > 0 && (
        <Panel
          title={t('platformStaff')}
          more={
            <Anchor className="lk t13" to="/admin">
              {t('enterPlatform')}
            </Anchor>
          }
        >
          {null}
        </Panel>
      )}
    </>
  )
}
