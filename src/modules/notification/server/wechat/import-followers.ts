import { systemContext, actorContext } from '../../../../api/actor-context.ts'
import { z } from 'zod'
import { memberOf, type Call, type AppContext } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { requestJob } from '../../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { notificationMessages } from '../../messages.ts'
import type { Transaction } from '../../../../kernel/database/transaction.ts'
import { removeWechatFollower, importWechatFollowers } from '../../../identity/server/public.ts'
import {
  advanceImport,
  beginImport,
  continueImport,
  failImport,
  importById,
  lastImport,
  lockLastImport,
  type FollowerImport,
} from './follower-import-repository.ts'
import type { WechatFollower, WechatOfficial } from '../ports.ts'

/** The job that imports one page of followers and asks for the next. */
export const followerImportJob = 'message.fanImport'
/** As many as WeChat tells about at once. */
const atOnce = 100
/** An import whose process died is silent for longer. */
export const silentForMs = 180_000

const payload = z.object({ importId: z.number() })

/**
 * Begins the import of everybody who follows, or goes on with one that failed or fell silent. Refusals: `message.noOfficial`,
 * `message.importRunning`.
 */
export async function startImport(call: Call, hasOfficial: boolean): Promise<FollowerImport | Failure> {
  if (!hasOfficial) return failure('message.noOfficial')
  const now = call.app.clock.now()
  return call.idempotent<FollowerImport | Failure>(async (tx) => {
    const before = await lockLastImport(tx)
    const isOpen = before !== null && before.state !== 'DONE'
    if (before?.state === 'RUNNING' && now.getTime() - before.movedAt.getTime() < silentForMs) return failure('message.importRunning')
    const begun = isOpen ? await continueImport(tx, before.id, now) : await beginImport(tx, memberOf(call).memberName, now)
    if (!begun) return failure('message.importRunning')
    await requestJob(tx, followerImportJob, { importId: begun.id }, { key: `${followerImportJob} ${begun.id}` })
    await audit(tx, {
      ...actorContext(call, 'platform'),
      action: 'message.importFollowers',
      entity: 'wechatFanImport',
      entityId: begun.id,
      ...(isOpen ? { from: before.state, to: begun.state, facts: { seen: before.seen } } : { without: 'creation' as const }),
    })
    return begun
  })
}

/**
 * Imports one page: everybody on it is kept who follows and has the id that the login shares. A page that is imported a second
 * time changes nothing; of two runs of one page one goes on. The queue tries a page again when WeChat is away.
 */
export async function runFollowerImport(app: AppContext, wechat: WechatOfficial | null, given: unknown): Promise<void> {
  const of = await importById(app.read, payload.parse(given).importId)
  if (of?.state !== 'RUNNING') return
  if (!wechat) return void (await app.inTransaction((tx) => failImport(tx, of.id, 'noOfficial', app.clock.now())))
  const page = await wechat.followers(of.after)
  let kept = 0
  for (let first = 0; first < page.openIds.length; first += atOnce) {
    const fans = await wechat.fansOf(page.openIds.slice(first, first + atOnce))
    kept += await app.inTransaction((tx) => keepFans(tx, fans, app.clock.now()))
  }
  const done = { next: page.next, total: page.total, seen: page.openIds.length, kept, at: app.clock.now() }
  await app.inTransaction(async (tx) => {
    if (!(await advanceImport(tx, of, done))) return
    if (page.next !== '')
      return requestJob(tx, followerImportJob, { importId: of.id }, { key: `${followerImportJob} ${of.id} ${page.next}` })
    await audit(tx, {
      ...systemContext('wechat', done.at),
      action: 'message.followersImported',
      entity: 'wechatFanImport',
      entityId: of.id,
      from: 'RUNNING',
      to: 'DONE',
      facts: { seen: of.seen + done.seen, kept: of.kept + kept },
    })
  })
}

async function keepFans(tx: Transaction, fans: readonly WechatFollower[], now: Date): Promise<number> {
  const found = fans.flatMap(({ openId, isFollowing, unionId }) => (isFollowing && unionId ? [{ openId, unionId }] : []))
  if (found.length > 0) await importWechatFollowers(tx, found, now)
  // Left since the page was told.
  for (const { openId, isFollowing } of fans) if (!isFollowing) await removeWechatFollower(tx, openId)
  return found.length
}

/** How far the last import is; null while there was none. */
export async function importState({ app: house, lang }: Call) {
  const of = await lastImport(house.read)
  if (!of) return null
  const isSilent = of.state === 'RUNNING' && house.clock.now().getTime() - of.movedAt.getTime() >= silentForMs
  return {
    state: isSilent ? ('STOPPED' as const) : of.state,
    total: of.total,
    seen: of.seen,
    kept: of.kept,
    error: of.error === '' ? '' : translate(lang, notificationMessages)('noOfficial'),
    beginBy: of.begunBy,
    beginTime: of.begunAt.toISOString(),
    moveTime: of.movedAt.toISOString(),
  }
}
