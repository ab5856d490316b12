import { z } from 'zod'
import { actorOf, memberOf, type Call, type AppContext } from '../../../../api/handler.ts'
import { audit } from '../../../../kernel/audit/audit.ts'
import { requestJob } from '../../../../kernel/events/events.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { messageMessages } from '../../messages.ts'
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
  type FanImport,
} from './follower-import-repository.ts'
import type { WechatFan, WechatOfficial } from '../ports.ts'

/** The job that imports one page of followers and asks for the next. */
export const fanImportJob = 'message.fanImport'
/** As many as WeChat tells about at once. */
const atOnce = 100
/** An import whose process died is silent for longer. */
export const silentForMs = 180_000

const payload = z.object({ importId: z.number() })

/**
 * Begins the import of everybody who follows, or goes on with one that failed or fell silent. Refusals: `message.noOfficial`,
 * `message.importRunning`.
 */
export async function startImport(call: Call, hasOfficial: boolean): Promise<FanImport | Failure> {
  if (!hasOfficial) return failure('message.noOfficial')
  const now = call.app.clock.now()
  return call.idempotent<FanImport | Failure>(async (unit) => {
    const before = await lockLastImport(unit)
    const isOpen = before !== null && before.state !== 'DONE'
    if (before?.state === 'RUNNING' && now.getTime() - before.movedAt.getTime() < silentForMs) return failure('message.importRunning')
    const begun = isOpen ? await continueImport(unit, before.id, now) : await beginImport(unit, memberOf(call).memberName, now)
    if (!begun) return failure('message.importRunning')
    await requestJob(unit, fanImportJob, { importId: begun.id }, { key: `${fanImportJob} ${begun.id}` })
    await audit(unit, {
      actor: actorOf(call, 'platform'),
      action: 'message.importFollowers',
      entity: 'wechatFanImport',
      entityId: begun.id,
      ...(isOpen ? { from: before.state, to: begun.state, facts: { seen: before.seen } } : { without: 'creation' as const }),
      channel: 'admin',
      requestId: call.requestId,
    })
    return begun
  })
}

/**
 * Imports one page: everybody on it is kept who follows and has the id that the login shares. A page that is imported a second
 * time changes nothing; of two runs of one page one goes on. The queue tries a page again when WeChat is away.
 */
export async function importFans(house: AppContext, wechat: WechatOfficial | null, given: unknown): Promise<void> {
  const of = await importById(house.read, payload.parse(given).importId)
  if (of?.state !== 'RUNNING') return
  if (!wechat) return void (await house.inTransaction((unit) => failImport(unit, of.id, 'noOfficial', house.clock.now())))
  const page = await wechat.followers(of.after)
  let kept = 0
  for (let first = 0; first < page.openIds.length; first += atOnce) {
    const fans = await wechat.fansOf(page.openIds.slice(first, first + atOnce))
    kept += await house.inTransaction((unit) => keepFans(unit, fans, house.clock.now()))
  }
  const done = { next: page.next, total: page.total, seen: page.openIds.length, kept, at: house.clock.now() }
  await house.inTransaction(async (unit) => {
    if (!(await advanceImport(unit, of, done))) return
    if (page.next !== '') return requestJob(unit, fanImportJob, { importId: of.id }, { key: `${fanImportJob} ${of.id} ${page.next}` })
    await audit(unit, {
      actor: { kind: 'system', id: null, name: 'wechat' },
      action: 'message.followersImported',
      entity: 'wechatFanImport',
      entityId: of.id,
      from: 'RUNNING',
      to: 'DONE',
      facts: { seen: of.seen + done.seen, kept: of.kept + kept },
      channel: 'job',
      requestId: '',
    })
  })
}

async function keepFans(unit: Transaction, fans: readonly WechatFan[], now: Date): Promise<number> {
  const found = fans.flatMap(({ openId, isFollowing, unionId }) => (isFollowing && unionId ? [{ openId, unionId }] : []))
  if (found.length > 0) await importWechatFollowers(unit, found, now)
  // Left since the page was told.
  for (const { openId, isFollowing } of fans) if (!isFollowing) await removeWechatFollower(unit, openId)
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
    error: of.error === '' ? '' : translate(lang, messageMessages)('noOfficial'),
    beginBy: of.begunBy,
    beginTime: of.begunAt.toISOString(),
    moveTime: of.movedAt.toISOString(),
  }
}
