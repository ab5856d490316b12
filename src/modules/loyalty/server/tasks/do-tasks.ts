import type { ActorContext } from '../../../../kernel/audit/audit.ts'
import type { Queryable, Transaction } from '../../../../kernel/database/transaction.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { addDays, dayOf } from '../../../../kernel/time/clock.ts'
import { profileOf } from '../../../member/server/public.ts'
import type { LoyaltySetting } from '../../rules/loyalty-settings.ts'
import { isStreakComplete, nextStreak, streakDays, tasks, type Task } from '../../rules/tasks.ts'
import { lockMember } from '../ledger/lot-repository.ts'
import { addGranted } from '../ledger/post-points.ts'
import { settingOf } from '../settings.ts'
import { addSignIn, addTaskDone, claimTasks, signInsSince, taskCounts } from './task-repository.ts'

const scoreSettings: Readonly<Record<Task, LoyaltySetting>> = {
  profile: 'score_task_profile',
  verification: 'score_task_verification',
  firstOrder: 'score_task_first_order',
  evaluation: 'score_task_evaluation',
  streak: 'score_sign_in_streak',
}
/** Who asks: the member type says whether they were verified. */
export type TaskMember = { readonly memberId: number; readonly memberType: number }
export type TaskState = {
  readonly task: Task
  readonly score: number
  /** How many deeds wait to be claimed, and what they bring together. */
  readonly waiting: number
  readonly waitingScore: number
  readonly claimed: number
  readonly progress: number
  readonly target: number
}

/** What a profile must hold: a name of one's own and a picture. */
async function profileProgress(db: Queryable, memberId: number): Promise<number> {
  const profile = await profileOf(db, memberId)
  return profile ? [profile.nickName !== '', (profile.avatar ?? '') !== ''].filter(Boolean).length : 0
}

const isVerified = ({ memberType }: TaskMember) => memberType !== 1

/** Every task with its progress, and what can be claimed. */
export async function taskStates(db: Queryable, member: TaskMember, now: Date): Promise<TaskState[]> {
  const counted = new Map((await taskCounts(db, member.memberId)).map((one) => [one.task, one]))
  const streak = await streakOf(db, member.memberId, now)
  const progress: Readonly<Record<Task, number>> = {
    profile: await profileProgress(db, member.memberId),
    verification: isVerified(member) ? 1 : 0,
    firstOrder: counted.has('firstOrder') ? 1 : 0,
    evaluation: 0,
    streak: streak.days === 0 ? 0 : ((streak.days - 1) % streakDays) + 1,
  }
  const targets: Readonly<Record<Task, number>> = { profile: 2, verification: 1, firstOrder: 1, evaluation: 0, streak: streakDays }
  return Promise.all(
    tasks.map(async (task) => {
      const { waiting = 0, waitingScore = 0, claimed = 0 } = counted.get(task) ?? {}
      const score = await settingOf(db, scoreSettings[task])
      const isNew = (task === 'profile' || task === 'verification') && waiting + claimed === 0 && progress[task] === targets[task]
      const base = { task, score, claimed, progress: progress[task], target: targets[task] }
      return isNew ? { ...base, waiting: 1, waitingScore: score } : { ...base, waiting, waitingScore }
    }),
  )
}

/** The days without a gap until today, or until yesterday when today is still open. */
export async function streakOf(
  db: Queryable,
  memberId: number,
  now: Date,
): Promise<{ readonly days: number; readonly signedToday: boolean }> {
  const today = dayOf(now)
  const found = new Map((await signInsSince(db, memberId, addDays(today, -1))).map((one) => [one.day, one.streak]))
  const signed = found.get(today)
  return { days: signed ?? found.get(addDays(today, -1)) ?? 0, signedToday: signed !== undefined }
}

/** Notes a task that somebody did, at the score that stands now. */
export async function noteTask(tx: Transaction, memberId: number, deed: { task: Task; reference: string; at: Date }): Promise<void> {
  await addTaskDone(tx, { memberId, ...deed, score: await settingOf(tx, scoreSettings[deed.task]) })
}

/** Brings what waits at a task, each deed once. Refusals: `loyalty.taskNotDone`. */
export async function claimTask(tx: Transaction, member: TaskMember, task: Task, act: ActorContext): Promise<number | Failure> {
  const { memberId } = member
  await lockMember(tx, memberId, 'score')
  if (task === 'profile' && (await profileProgress(tx, memberId)) === 2)
    await noteTask(tx, memberId, { task, reference: 'once', at: act.now })
  if (task === 'verification' && isVerified(member)) await noteTask(tx, memberId, { task, reference: 'once', at: act.now })
  const claimed = await claimTasks(tx, memberId, task, act.now)
  if (claimed.length === 0) return failure('loyalty.taskNotDone')
  for (const { reference, score } of claimed) {
    const number = `${task} ${memberId} ${reference}`
    await addGranted(tx, { memberId, currency: 'score', source: 'task', reference: number, amount: score, note: task, act })
  }
  return claimed.reduce((sum, one) => sum + one.score, 0)
}

export type SignedIn = { readonly score: number; readonly days: number; readonly isStreak: boolean }

/** The sign-in of a day in Shanghai: scores at once, and a bonus to claim after every full week. Refusal: `loyalty.signedIn`. */
export async function signIn(tx: Transaction, memberId: number, act: ActorContext): Promise<SignedIn | Failure> {
  await lockMember(tx, memberId, 'score')
  const day = dayOf(act.now)
  const { days: before, signedToday } = await streakOf(tx, memberId, act.now)
  if (signedToday) return failure('loyalty.signedIn')
  const days = nextStreak(before === 0 ? null : before)
  const score = await settingOf(tx, 'score_sign_in')
  if (!(await addSignIn(tx, { memberId, day, streak: days, score }))) return failure('loyalty.signedIn')
  await addGranted(tx, {
    memberId,
    currency: 'score',
    source: 'task',
    reference: `signIn ${memberId} ${day}`,
    amount: score,
    note: 'signIn',
    act,
  })
  const isStreak = isStreakComplete(days)
  if (isStreak) await noteTask(tx, memberId, { task: 'streak', reference: day, at: act.now })
  return { score, days, isStreak }
}
