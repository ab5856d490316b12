import { handle, memberOf, type Call, type Handler } from '../../../api/handler.ts'
import { rows, type Queryable, type Transaction } from '../../../kernel/database/transaction.ts'
import { failure } from '../../../kernel/failure/failure.ts'
import { salesNoteRemove, salesNoteSave, salesNotes } from '../endpoints-notes.ts'

type Int = number | bigint
type Note = { readonly id: Int; readonly body: string; readonly createdAt: Date; readonly changedAt: Date }

// The writer and the customer stand in every statement: a foreign note finds as little as an absent one.
const mine = `salesperson_id = $1 AND customer_id = $2`
const customer = {
  name: 'sales.customerOfBinding',
  text: `SELECT customer_id AS "customerId" FROM sales_binding WHERE binding_id = $2 AND salesperson_id = $1 AND bound_at <= $3 AND (ended_at IS NULL OR ended_at > $3)`,
}
const notes = {
  name: 'sales.notes',
  text: `SELECT note_id AS id, body, created_at AS "createdAt", changed_at AS "changedAt" FROM sales_customer_note WHERE ${mine} ORDER BY note_id DESC LIMIT 100`,
}
const add = {
  name: 'sales.addNote',
  text: `INSERT INTO sales_customer_note (salesperson_id, customer_id, body, created_at, changed_at) VALUES ($1, $2, $3, $4, $4) RETURNING note_id AS id`,
}
const update = {
  name: 'sales.updateNote',
  text: `UPDATE sales_customer_note SET body = $3, changed_at = $4 WHERE ${mine} AND note_id = $5 RETURNING note_id AS id`,
}
const remove = { name: 'sales.removeNote', text: `DELETE FROM sales_customer_note WHERE ${mine} AND note_id = $3 RETURNING note_id AS id` }

/** The customer of one of the caller's own bindings as it stands; null for another's, an ended and an unknown one. */
async function customerOf(db: Queryable, call: Call, bindingId: number): Promise<Int | null> {
  const [found] = await rows<{ customerId: Int }>(db, customer, [memberOf(call).memberId, bindingId, call.app.clock.now()])
  return found?.customerId ?? null
}

async function idOf(tx: Transaction, statement: { name: string; text: string }, values: readonly unknown[]): Promise<number | null> {
  const [row] = await rows<{ id: Int }>(tx, statement, values)
  return row ? Number(row.id) : null
}

const absent = () => failure('api.notFound')

/** What a salesperson keeps in mind about own customers. Nobody else reads it; refusals: `api.notFound`. */
export const customerNoteHandlers: Handler[] = [
  handle(salesNotes, async ({ ownBindingId }, call) => {
    const customerId = await customerOf(call.app.read, call, ownBindingId)
    if (customerId === null) return absent()
    const found = await rows<Note>(call.app.read, notes, [memberOf(call).memberId, customerId])
    return {
      list: found.map((note) => ({
        salesNoteId: Number(note.id),
        body: note.body,
        createTime: note.createdAt.toISOString(),
        changeTime: note.changedAt.toISOString(),
      })),
    }
  }),
  handle(salesNoteSave, ({ ownBindingId, salesNoteId, body }, call) =>
    call.idempotent(async (tx) => {
      const customerId = await customerOf(tx, call, ownBindingId)
      if (customerId === null) return absent()
      const values = [memberOf(call).memberId, customerId, body, call.app.clock.now()]
      const saved = salesNoteId === undefined ? await idOf(tx, add, values) : await idOf(tx, update, [...values, salesNoteId])
      return saved === null ? absent() : { salesNoteId: saved }
    }),
  ),
  handle(salesNoteRemove, ({ ownBindingId, salesNoteId }, call) =>
    call.idempotent(async (tx) => {
      const customerId = await customerOf(tx, call, ownBindingId)
      const gone = customerId === null ? null : await idOf(tx, remove, [memberOf(call).memberId, customerId, salesNoteId])
      return gone === null ? absent() : { salesNoteId: gone }
    }),
  ),
]
