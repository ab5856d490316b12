import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id, oneOrZero, text, timestamp, whole, yuan } from '../../api/fields.ts'
import { supplementWays } from './rules/supplement-terms.ts'
import { weighMoneyMachine, weighNoteMachine } from './rules/weigh-note-machine.ts'
import { weightModes } from './rules/weight-settlement.ts'

/** Kilograms as a weighbridge prints them. */
const kilograms = whole(200_000, 0)

export const weighNote = z.object({
  /** Also its verification code. */
  weighNoteSn: z.string(),
  shipmentSn: z.string(),
  orderSn: z.string(),
  state: z.enum(weighNoteMachine.states as readonly [string, ...string[]]),
  stateText: z.string(),
  version: z.number(),
  /** 提单 number; empty without one. */
  pickupNo: z.string(),
  ticketNo: z.string(),
  plateNo: z.string(),
  driverName: z.string(),
  driverPhone: z.string(),
  grossKg: z.number(),
  tareKg: z.number(),
  netKg: z.number(),
  weighTime: timestamp,
  /** The buyer's own weighing; null before. */
  reweigh: z.object({ ticketNo: z.string(), grossKg: z.number(), tareKg: z.number(), netKg: z.number() }).nullable(),
  /** Percent. */
  tolerance: z.number(),
  lines: z.array(
    z.object({
      orderProductId: z.number(),
      goodsName: z.string(),
      specText: z.string(),
      materialCode: z.string(),
      unitName: z.string(),
      settleBy: z.enum(weightModes),
      shipped: z.number(),
      weighed: z.number(),
      reweighed: z.number().nullable(),
      /** Null before both sides agree. */
      settled: z.number().nullable(),
      disputed: z.number(),
      /** Difference of both weighings in percent. */
      difference: z.number(),
    }),
  ),
  /** Yuan that the buyer owes more, or gets back when negative. */
  adjustment: yuan,
  moneyState: z.enum(weighMoneyMachine.states as readonly [string, ...string[]]),
  moneyText: z.string(),
  moneyNote: z.string(),
  settleTime: timestamp.nullable(),
  /** Of a supplement; null without one. */
  supplement: z
    .object({
      dueTime: timestamp,
      isLate: oneOrZero,
      way: z.enum(supplementWays).nullable(),
      wayText: z.string(),
      payTime: timestamp.nullable(),
      /** Yuan of it that went back to the balance with goods. */
      refunded: yuan,
      voucher: z.object({ bankName: z.string(), documentNo: z.string(), picture: z.string() }).nullable(),
    })
    .nullable(),
  can: z.array(z.string()),
})
export type WeighNoteView = z.output<typeof weighNote>

const weighedLines = z
  .array(z.object({ orderProductId: id, number: decimal }))
  .min(1)
  .max(200)

export const weighNoteRecord = endpoint({
  method: 'POST',
  path: 'v3/business/seller/weighNote/record',
  summary: 'Records the ticket of the weighbridge for a shipment: gross, tare, and the weight of each line',
  guard: { store: 'store.ship' },
  input: z.object({
    shipmentSn: text(32, 1),
    pickupNo: text(40).default(''),
    ticketNo: text(40, 1),
    plateNo: text(20, 1),
    driverName: text(30).default(''),
    driverPhone: text(20).default(''),
    grossKg: kilograms,
    tareKg: kilograms,
    weighTime: z.iso.datetime({ offset: true }),
    lines: z
      .array(z.object({ orderProductId: id, settleBy: z.enum(weightModes), number: decimal }))
      .min(1)
      .max(200),
  }),
  output: weighNote,
  idempotent: true,
  rate: 'write',
  note: 'Lines that are settled by the weighbridge are sold by mass; together they are the net weight, or less when others are on the truck.',
})

const moved = { weighNoteSn: text(32, 1), expectedVersion: whole() }

export const weighNoteSellerMove = endpoint({
  method: 'POST',
  path: 'v3/business/seller/weighNote/move',
  summary: 'Withdraws a weigh note, agrees with or contests the buyer’s weighing, gives in, and decides on the money that follows',
  guard: { store: 'store.ship' },
  input: z.object({
    ...moved,
    event: z.enum(['withdraw', 'agree', 'contest', 'concede', 'refund', 'collect', 'waive']),
    /** How the supplement came, why it is waived, why the weighing is contested. */
    note: text(200).default(''),
  }),
  output: weighNote,
  idempotent: true,
  rate: 'money',
})

export const weighNoteBuyerMove = endpoint({
  method: 'POST',
  path: 'v3/business/front/weighNote/move',
  summary: 'Confirms the ticket of the supplier, or gives in where the weight is disputed',
  guard: 'login',
  input: z.object({ ...moved, event: z.enum(['confirm', 'concede']) }),
  output: weighNote,
  idempotent: true,
  rate: 'money',
})

export const weighNoteReweigh = endpoint({
  method: 'POST',
  path: 'v3/business/front/weighNote/reweigh',
  summary: 'Answers a weigh note with a weighing of one’s own',
  guard: 'login',
  input: z.object({ ...moved, ticketNo: text(40, 1), grossKg: kilograms, tareKg: kilograms, lines: weighedLines }),
  output: weighNote,
  idempotent: true,
  rate: 'write',
})

export const buyerWeighNotes = endpoint({
  method: 'GET',
  path: 'v3/business/front/weighNote/list',
  summary: 'Weigh notes of one of my orders; without an order those that wait for me, the oldest first',
  guard: 'login',
  input: z.object({ orderSn: text(32).default('') }),
  output: z.array(weighNote),
  rate: 'read',
})

export const sellerWeighNotes = endpoint({
  method: 'GET',
  path: 'v3/business/seller/weighNote/list',
  summary: 'Weigh notes of an order of a store that I serve; without an order those that wait for my stores, the oldest first',
  guard: { store: 'store.orders' },
  input: z.object({ orderSn: text(32).default('') }),
  output: z.array(weighNote),
  rate: 'read',
})
