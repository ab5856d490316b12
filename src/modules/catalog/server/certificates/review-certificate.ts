import { transition } from '../../../../kernel/state-machine/transition.ts'
import { actorContext } from '../../../../api/actor-context.ts'
import type { z } from 'zod'
import type { TimerHandlers } from '../../../../api/background.ts'
import type { Call } from '../../../../api/handler.ts'
import { emit } from '../../../../kernel/events/events.ts'
import { failure, isFailure, type Failure } from '../../../../kernel/failure/failure.ts'
import { execute, rows, type Transaction } from '../../../../kernel/database/transaction.ts'
import { type DocumentVerifier } from '../../../content/server/public.ts'
import { storesByIds, scheduleExpiryWarning } from '../../../store/server/public.ts'
import { certificateMachine, type CertificateState } from '../../../store/rules/certificate-machine.ts'
import type { goodsCertificateReview } from '../../endpoints-certificate-review.ts'
import { certificatesOnSale } from './certificate-sql.ts'
import { goodsChanged } from '../goods/publish-goods.ts'

type Verdict = z.output<typeof goodsCertificateReview.input>
type Held = { readonly storeId: number | string; readonly title: string; readonly validUntil: string; readonly state: CertificateState }

/** Timers of a certificate of goods are kept under this name, by goods and number. */
const certificateTimer = 'goodsCertificate'

const lock = { name: 'catalog.lockForCertificate', text: `SELECT FROM goods WHERE goods_id = $1 FOR UPDATE` }
const hold = {
  name: 'catalog.holdCertificate',
  text: `SELECT "storeId", title, "validUntil", state FROM (${certificatesOnSale}) c WHERE "goodsId" = $1 AND number = $2 AND mark = $3 LIMIT 1`,
}
const keep = {
  name: 'catalog.keepVerdict',
  text: `INSERT INTO goods_certificate_check (goods_id, number, fingerprint, state, judged_at, reason) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (goods_id, number) DO UPDATE SET fingerprint = excluded.fingerprint, state = excluded.state, judged_at = excluded.judged_at, reason = excluded.reason`,
}

/** Vouches for a certificate of goods or returns it. Refusals: `catalog.certificateChanged`, `store.certificateReason`, a move that is not allowed. */
export async function reviewGoodsCertificate(tx: Transaction, call: Call, verdict: Verdict): Promise<Held | Failure> {
  const { goodsId, number, act, mark } = verdict
  await rows(tx, lock, [goodsId])
  const [held] = await rows<Held>(tx, hold, [goodsId, number, mark])
  if (!held) return failure('catalog.certificateChanged')
  if (act === 'return' && verdict.reason === '') return failure('store.certificateReason', {}, { field: 'reason' })
  const context = actorContext(call, 'platform')
  const isChecked = act === 'check'
  const reason = act === 'return' ? verdict.reason : ''
  const done = await transition(tx, {
    machine: certificateMachine,
    event: act,
    who: 'platform',
    from: held.state,
    // The goods are locked: nobody else writes this verdict now.
    update: async (to) => (await execute(tx, keep, [goodsId, number, mark, to, context.now, reason])) > 0,
    audit: { act: context, action: 'goods.judgeCertificate', entity: 'goods', entityId: goodsId, reason, facts: { number } },
    events: () => [
      {
        event: isChecked ? 'catalog.certificateChecked' : 'catalog.certificateReturned',
        payload: { storeId: Number(held.storeId), number, name: held.title, reason },
      },
    ],
  })
  if (isFailure(done)) return done
  const watched = { entity: certificateTimer, entityId: `${goodsId}/${number}` }
  await scheduleExpiryWarning(tx, watched, isChecked ? held.validUntil : '', context.now)
  await goodsChanged(tx, [goodsId])
  return held
}

const still = {
  name: 'catalog.stillChecked',
  text: `SELECT "storeId", title, "validUntil", state FROM (${certificatesOnSale}) c WHERE "goodsId" = $1 AND number = $2 AND state = 'checked' LIMIT 1`,
}

/** What is on sale under a certificate that runs out is told to its store; one that changed since waits for the desk instead. */
export const catalogTimers: TimerHandlers = {
  [`${certificateTimer}/remind`]: (app, id) =>
    app.inTransaction(async (tx) => {
      const [goodsId = '', ...rest] = id.split('/')
      const number = rest.join('/')
      const [held] = await rows<Held>(tx, still, [goodsId, number])
      if (!held) return
      const payload = { storeId: Number(held.storeId), number, name: held.title, day: held.validUntil }
      await emit(tx, { event: 'catalog.certificateExpiring', payload })
    }),
}

const known = {
  name: 'catalog.verifyCertificate',
  text: `SELECT number, "storeId", "validUntil", to_char("judgedAt" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS "checkedOn"
    FROM (${certificatesOnSale}) c WHERE number = $1 AND state = 'checked' LIMIT 1`,
}

/** Certificates of goods on sale that the platform checked. */
export const verifyGoodsCertificate: DocumentVerifier = async (db, code, lang) => {
  const [row] = await rows<{ number: string; storeId: number | string; validUntil: string; checkedOn: string }>(db, known, [code])
  if (!row) return null
  const { storeId, ...found } = row
  const [store] = await storesByIds(db, [Number(storeId)])
  return {
    kind: 'goodsCertificate',
    ...found,
    issuer: (lang === 'en' ? store?.storeNameEn : store?.storeName) ?? '',
    issuedOn: '',
    amount: null,
  }
}
