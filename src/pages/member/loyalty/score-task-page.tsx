import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { groupedNumber } from '../../../ui/basic/grouped-number.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { scoreSignInCall, scoreTaskClaimCall, scoreTaskListCall, type ScoreTasksView } from '../../../modules/loyalty/endpoints.ts'
import { loyaltyPageMessages } from '../../../modules/loyalty/messages.ts'

const where = {
  profile: '/member/info',
  verification: '/member/authen',
  firstOrder: '/goods/list',
  evaluation: '/member/order/evaluation',
  streak: null,
} as const

/** Tasks that bring scores, with their progress; each is claimed once. */
export default function ScoreTaskPage() {
  const t = useMessages(loyaltyPageMessages)
  const call = useCall(scoreTaskListCall, {})
  return (
    <CallView call={call}>
      {(data) => (
        <div className="col g3">
          <SignIn view={data} onDone={call.reload} />
          <Panel title={t('tasksTitle')}>
            <div className="tsc">
              <table className="tbl cds">
                <tbody>
                  {data.list.map((task) => (
                    <TaskRow key={task.task} task={task} onDone={call.reload} />
                  ))}
                </tbody>
              </table>
            </div>
          </Panel>
        </div>
      )}
    </CallView>
  )
}

function SignIn({ view, onDone }: { view: ScoreTasksView; onDone: () => void }) {
  const t = useMessages(loyaltyPageMessages)
  const { act, busy } = useAct(scoreSignInCall)
  const sign = async () => {
    if (await act({}, t('signedDone', { count: view.signInScore }))) onDone()
  }
  return (
    <Panel
      title={t('score', { count: groupedNumber(view.available) })}
      sub={t('streak', { count: view.streak })}
      more={
        <ButtonLink size="sm" to="/score">
          {t('scoreMall')}
        </ButtonLink>
      }
    >
      <div className="bx row g2 wrp">
        <Button tone="action" size="lg" icon="calendar-days" busy={busy} disabled={view.signedToday === 1} onClick={() => void sign()}>
          {view.signedToday === 1 ? t('signedToday') : t('signIn', { count: view.signInScore })}
        </Button>
      </div>
    </Panel>
  )
}

function TaskRow({ task: of, onDone }: { task: ScoreTasksView['list'][number]; onDone: () => void }) {
  const t = useMessages(loyaltyPageMessages)
  const { act, busy } = useAct(scoreTaskClaimCall)
  const claim = async () => {
    const done = await act({ task: of.task }, t('claimDone', { count: of.waitingScore }))
    if (done) onDone()
  }
  const to = where[of.task]
  const isOnce = of.task === 'profile' || of.task === 'verification' || of.task === 'firstOrder'
  const isOver = isOnce && of.claimed > 0
  return (
    <tr data-task={of.task}>
      <td>
        <b className="b5">{t(`task_${of.task}`)}</b> <span className="num cok">+{of.score}</span>
        <div className="t12 c3">{t(`task_${of.task}Help`)}</div>
      </td>
      <td className="num t13 c2">
        {of.target > 0 && !isOver && t('taskProgress', { done: of.progress, target: of.target })}
        {!isOnce && of.claimed > 0 && <div>{t('taskClaimed', { count: of.claimed })}</div>}
      </td>
      <td className="r">
        {of.waiting > 0 ? (
          <Button size="sm" tone="action" busy={busy} onClick={() => void claim()}>
            {t('claim', { count: of.waitingScore })}
          </Button>
        ) : isOver ? (
          <Tag small>{t('claimedTag')}</Tag>
        ) : (
          to && (
            <ButtonLink size="sm" to={to}>
              {t('goDo')}
            </ButtonLink>
          )
        )}
      </td>
    </tr>
  )
}
