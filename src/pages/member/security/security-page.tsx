import { useCall } from '../../../api/browser/use-call.ts'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { CopyText } from '../../../ui/console/copy-text.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { securityInfo } from '../../../modules/identity/endpoints-security.ts'
import { SessionList } from './session-list.tsx'
import { SupportAccessList } from './support-access-list.tsx'
import { securityMessages } from '../../../modules/identity/messages.ts'
import { passwordLength } from '../../../modules/identity/rules/password-length.ts'

/** What guards the account, and where it is logged in. */
export default function SecurityPage() {
  const call = useCall(securityInfo, {})
  return (
    <div className="col g3">
      <CallView call={call}>{(own) => <Guards own={own} />}</CallView>
      <SessionList />
      <SupportAccessList />
    </div>
  )
}

function Guards({ own }: { own: RefOutput<typeof securityInfo> }) {
  const t = useMessages(securityMessages)
  const rows = [
    {
      name: 'loginPwd',
      help: 'loginPwdHelp',
      icon: 'lock',
      value: own.hasLoginPwd === 1 ? t('isSet') : '',
      to: '/member/pwd/login',
      act: own.hasLoginPwd === 1 ? 'change' : 'set',
    },
    {
      name: 'payPwd',
      help: 'payPwdHelp',
      icon: 'key-round',
      value: own.hasPayPwd === 1 ? t('isSet') : '',
      to: '/member/pwd/pay',
      act: own.hasPayPwd === 1 ? 'change' : 'set',
    },
    { name: 'mobile', help: 'mobileHelp', icon: 'smartphone', value: own.memberMobile, to: '/member/phone', act: 'change' },
    {
      name: 'email',
      help: 'emailHelp',
      icon: 'mail',
      value: own.memberEmail,
      to: '/member/email',
      act: own.memberEmail ? 'change' : 'bind',
    },
  ] as const
  return (
    <Panel title={t('securityTitle')} sub={t('securityLead')}>
      <ul>
        {rows.map((row) => (
          <li key={row.name} className="row g3 bx border-t border-line items-center flex-wrap">
            <Icon name={row.icon} size={20} className={row.value ? 'cs' : 'c3'} />
            <div className="flex-[1_1_220px] min-w-0">
              <b className="t14 b6">{t(row.name)}</b>
              <div className="t12 c3">{t(row.help, passwordLength)}</div>
            </div>
            {row.value ? <span className="num t13">{row.value}</span> : <Tag tone="warn">{t('notSet')}</Tag>}
            <Anchor className="btn sm" to={row.to}>
              {t(row.act)}
            </Anchor>
          </li>
        ))}
        <li className="row g3 bx border-t border-line items-center flex-wrap">
          <Icon name="gift" size={20} className="c3" />
          <div className="flex-[1_1_220px] min-w-0">
            <b className="t14 b6">{t('invitation')}</b>
            <div className="t12 c3">{t('invitationHelp')}</div>
          </div>
          <CopyText text={own.invitationCode} />
        </li>
      </ul>
    </Panel>
  )
}
