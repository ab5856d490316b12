import { Button, Popconfirm } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { formatTimestamp } from '../../../kernel/time/format-date.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { sessionEnd, sessionEndOthers, sessionList } from '../../../modules/identity/endpoints-security.ts'
import { securityMessages } from '../../../modules/identity/messages.ts'

const meansWord = { password: 'byPassword', sms: 'bySms', qr: 'byQr', wechat: 'byWechat' } as const

/** Where the account is logged in; each other device, or all of them, can be logged out. */
export function SessionList() {
  const t = useMessages(securityMessages)
  const lang = useLanguage()
  const call = useCall(sessionList, {})
  const one = useAct(sessionEnd)
  const others = useAct(sessionEndOthers)
  const end = async (sessionId: string) => {
    await one.act({ sessionId }, t('ended'))
    call.reload()
  }
  const endOthers = async () => {
    await others.act({}, t('ended'))
    call.reload()
  }
  const more = (
    <Popconfirm title={t('logOutOthersSure')} onConfirm={endOthers}>
      <Button size="small" danger loading={others.busy} disabled={(call.data?.list.length ?? 0) < 2}>
        {t('logOutOthers')}
      </Button>
    </Popconfirm>
  )
  return (
    <Panel title={t('devices')} more={more}>
      <CallView call={call} rows={3}>
        {({ list }) => (
          <ul>
            {list.map((session) => (
              <li key={session.sessionId} className="row g3 bx border-t border-line items-center flex-wrap">
                <Icon name={/iPhone|iPad|Android|HarmonyOS/.test(session.device) ? 'smartphone' : 'monitor'} size={20} className="c3" />
                <div className="flex-[1_1_240px] min-w-0">
                  <b className="t14 b6">{session.device || t('unknownDevice')}</b>{' '}
                  {session.isCurrent === 1 && <Tag tone="ok">{t('current')}</Tag>}
                  <div className="t12 c3">
                    <span className="num">{session.ip}</span> · {t('means')} {t(meansWord[session.means])}
                  </div>
                </div>
                <p className="t12 c2 num">
                  {t('since')} {formatTimestamp(new Date(session.createTime), lang)}
                  <br />
                  {t('lastUsed')} {formatTimestamp(new Date(session.lastTime), lang)}
                </p>
                {session.isCurrent === 0 && (
                  <Popconfirm title={t('logOutSure')} onConfirm={() => end(session.sessionId)}>
                    <Button size="small">{t('logOut')}</Button>
                  </Popconfirm>
                )}
              </li>
            ))}
          </ul>
        )}
      </CallView>
    </Panel>
  )
}
