import { App, Input } from 'antd'
import { useSearchParams } from 'react-router'
import type { ReactNode } from 'react'
import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { AuditPanel } from '../../../ui/console/detail/audit-panel.tsx'
import { PropertiesPanel } from '../../../ui/console/detail/detail-panels.tsx'
import { Detail, DetailHead } from '../../../ui/console/detail/detail.tsx'
import { NoteList, NotesPanel } from '../../../ui/console/detail/notes-panel.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { memberDetail, memberNote, memberRestore, memberSetSales, memberSuspend } from '../../../modules/member/endpoints-admin.ts'
import { RecentOrdersPanel } from '../../../modules/order/ui/recent-orders-panel.tsx'
import { MemberContact } from './member-contact.tsx'
import { MemberMoneyPanel } from './member-money-panel.tsx'
import { memberAdminMessages } from './messages.ts'

type FoundMember = RefOutput<typeof memberDetail>

/** One member as support sees them. Nobody ever acts as a member. */
export default function MemberDetailPage() {
  const [query] = useSearchParams()
  const call = useCall(memberDetail, { memberId: Number(query.get('memberId')) || 0 })
  return <CallView call={call}>{(detail) => <MemberDetail key={detail.member.memberId} detail={detail} onDone={call.reload} />}</CallView>
}

function MemberDetail({ detail, onDone }: { detail: FoundMember; onDone: () => void }) {
  const t = useMessages(memberAdminMessages)
  const { member } = detail
  const sees = (part: FoundMember['parts'][number]) => detail.parts.includes(part)
  const seats = [member.hasStore && t('storeStaff'), member.isStaff && t('platformStaff')].filter(Boolean).join(' · ')
  const rows = [
    [t('colType'), member.memberTypeName],
    [t('nickName'), member.memberNickName],
    [t('colCompany'), member.enterpriseName],
    [t('creditCode'), member.creditCode],
    [t('colContact'), (member.memberMobile || member.memberEmail) && <MemberContact key="contact" member={member} />],
    [t('addresses'), t('addressCount', { count: detail.addressCount })],
    [t('seats'), seats || t('noSeat')],
    [t('colSince'), fullTime(member.registerTime)],
  ] as const
  return (
    <Detail
      head={
        <DetailHead
          list="/admin/member/list"
          title={member.memberName}
          sub={<StateDot tone={member.accountState === 'ACTIVE' ? 'ok' : 'danger'}>{member.accountStateText}</StateDot>}
          moves={<MemberActs member={member} onDone={onDone} />}
          links={
            <>
              {sees('orders') && (
                <Anchor className="lk" to={`/admin/order/list?memberId=${member.memberId}`}>
                  {t('orders')}
                </Anchor>
              )}
              {sees('support') && (
                <Anchor className="lk" to={`/admin/support?keyword=${encodeURIComponent(member.memberName)}`}>
                  {t('supportView')}
                </Anchor>
              )}
            </>
          }
        />
      }
      aside={
        <>
          <MemberNotes detail={detail} onDone={onDone} />
          <MemberLog detail={detail} />
        </>
      }
    >
      <Note icon="headset">{t('supportNote')}</Note>
      <PropertiesPanel title={t('facts')} list={rows} />
      {sees('money') && <MemberMoneyPanel memberId={member.memberId} />}
      {sees('orders') && <RecentOrdersPanel of={{ memberId: member.memberId }} />}
      <Lines title={t('verifications')} none={t('noVerification')}>
        {detail.verifications.map((verification) => (
          <li key={verification.verificationId} className="row g3">
            <Anchor className="lk" to={`/admin/authen/detail?verificationId=${verification.verificationId}`}>
              {verification.stateText}
            </Anchor>
            <span className="num c3">{fullTime(verification.submitTime)}</span>
          </li>
        ))}
      </Lines>
      <Lines title={t('sessions')} none={t('noSessions')}>
        {detail.sessions.map((session) => (
          <li key={`${session.since}${session.ip}`} className="row g3">
            {session.device || t('unknownDevice')} <span className="num c3">{session.ip}</span>{' '}
            <span className="num c3">{fullTime(session.lastTime)}</span>
          </li>
        ))}
      </Lines>
    </Detail>
  )
}

function MemberNotes({ detail: { member, notes }, onDone }: { detail: FoundMember; onDone: () => void }) {
  const { act, busy } = useAct(memberNote)
  const add = async (text: string, done: string) => {
    const isAdded = (await act({ memberId: member.memberId, text }, done)) !== null
    if (isAdded) onDone()
    return isAdded
  }
  return (
    <NotesPanel busy={busy} onAdd={add}>
      <NoteList notes={notes} />
    </NotesPanel>
  )
}

function MemberLog({ detail: { member, log, parts } }: { detail: FoundMember }) {
  const t = useMessages(memberAdminMessages)
  return (
    <AuditPanel
      title={t('log')}
      none={t('noLog')}
      events={log}
      more={
        parts.includes('audit') && (
          <Anchor className="lk q t12" to={`/admin/audit/list?entity=member&entityId=${member.memberId}`}>
            {t('fullLog')}
          </Anchor>
        )
      }
    />
  )
}

function Lines({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  return (
    <Panel title={title}>
      {children.length === 0 ? <p className="bx t13 c3">{none}</p> : <ul className="bx col g2 t13">{children}</ul>}
    </Panel>
  )
}

/** What may be done, each asked again with a reason. */
function MemberActs({ member, onDone }: { member: FoundMember['member']; onDone: () => void }) {
  const t = useMessages(memberAdminMessages)
  const { modal } = App.useApp()
  const suspend = useAct(memberSuspend)
  const restore = useAct(memberRestore)
  const sales = useAct(memberSetSales)
  const ask = (act: FoundMember['member']['can'][number]) => {
    let reason = ''
    void modal.confirm({
      title: t(`act_${act}`),
      content: (
        <div className="col g2">
          {act === 'suspend' && <p>{t('suspendHelp')}</p>}
          <Input aria-label={t('reason')} placeholder={t('reason')} maxLength={200} onChange={(event) => (reason = event.target.value)} />
        </div>
      ),
      okText: t(`act_${act}`),
      cancelText: t('cancel'),
      onOk: async () => {
        const wish = { memberId: member.memberId, reason: reason.trim() }
        const done =
          act === 'suspend'
            ? await suspend.act(wish, t('done'))
            : act === 'restore'
              ? await restore.act(wish, t('done'))
              : await sales.act({ ...wish, isSales: act === 'setSales' ? 1 : 0 }, t('done'))
        if (done) onDone()
      },
    })
  }
  if (member.can.length === 0) return null
  return (
    <div className="dtl-a">
      {member.can.map((act) => (
        <Button key={act} tone={act === 'suspend' ? 'danger' : 'default'} onClick={() => ask(act)}>
          {t(`act_${act}`)}
        </Button>
      ))}
    </div>
  )
}
