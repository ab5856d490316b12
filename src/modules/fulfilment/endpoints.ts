import { z } from 'zod'
import { endpoint, type OutputOf } from '../../api/endpoint.ts'
import { decimal, id, timestamp, oneOrZero, text, whole } from '../../api/fields.ts'
import { shipmentMachine } from './rules/shipment-machine.ts'

/** How goods travel: a carrier with a tracking number, a truck with its driver, or the buyer fetches them. */
export const shipmentKinds = ['CARRIER', 'TRUCK', 'PICKUP'] as const
export type ShipmentKind = (typeof shipmentKinds)[number]

const trace = z.object({ at: timestamp, text: z.string(), place: z.string() })

/** What the carrier reports of a shipment. */
const tracking = z.object({
  /** 1: the trace service reports about it; 0: nobody does, and the supplier keeps the timeline. */
  isTracked: oneOrZero,
  /** State of the carrier, such as on the way or signed for; empty before the first report. */
  stateText: z.string(),
  /** Why nobody reports; empty where somebody does. */
  note: z.string(),
  /** Service phone of the carrier; empty for one that is not known. */
  carrierPhone: z.string(),
  updateTime: timestamp.nullable(),
})

export const shipment = z.object({
  shipmentSn: z.string(),
  orderSn: z.string(),
  state: z.enum(shipmentMachine.states as readonly [string, ...string[]]),
  stateText: z.string(),
  kind: z.enum(shipmentKinds),
  carrierName: z.string(),
  trackingNo: z.string(),
  plateNo: z.string(),
  driverName: z.string(),
  driverPhone: z.string(),
  remark: z.string(),
  createTime: timestamp,
  shipTime: timestamp.nullable(),
  arriveTime: timestamp.nullable(),
  receiveTime: timestamp.nullable(),
  /** When it counts as received by itself; null when it no longer waits. */
  autoReceiveTime: timestamp.nullable(),
  lines: z.array(
    z.object({
      orderProductId: z.number(),
      goodsName: z.string(),
      specText: z.string(),
      /** The buying company's own code for the SKU; empty where it has none. */
      materialCode: z.string(),
      goodsImage: z.string(),
      number: z.number(),
      unitName: z.string(),
    }),
  ),
  /** Valid certificates of quality of its lines. */
  certificates: z.number(),
  /** What a carrier reports; null for trucks and pickup. */
  tracking: tracking.nullable(),
  /** Newest first, with the events of the carrier. */
  traces: z.array(trace),
  version: z.number(),
  can: z.array(z.string()),
})
export type ShipmentView = z.output<typeof shipment>

const shipmentsOfOrder = z.object({ orderSn: z.string(), orderVersion: z.number(), shipments: z.array(shipment) })

/** The other unit that the goods of an order line are counted in. */
const otherUnit = z.object({
  orderProductId: z.number(),
  unitName: z.string(),
  /** Decimals of a quantity in it. */
  precision: z.number(),
  /** How many of it make one unit of the line. */
  perUnit: z.number(),
})
export type OtherUnit = z.output<typeof otherUnit>

const storeShipments = shipmentsOfOrder.extend({
  /** Of the lines whose goods have two units. */
  otherUnits: z.array(otherUnit),
})

export const sellerDeliver = endpoint({
  method: 'POST',
  path: 'v3/business/seller/orderInfo/deliver',
  summary: 'Ships an order or a part of it',
  guard: { store: 'store.ship' },
  input: z.object({
    orderSn: text(32, 1),
    expectedVersion: whole().optional(),
    kind: z.enum(shipmentKinds),
    carrierName: text(40).default(''),
    trackingNo: text(40).default(''),
    plateNo: text(20).default(''),
    driverName: text(30).default(''),
    driverPhone: text(20).default(''),
    remark: text(200).default(''),
    /** Quantities in the unit of each line; at most ordered minus shipped. */
    lines: z
      .array(z.object({ orderProductId: id, number: decimal }))
      .min(1)
      .max(200),
    /** 1: only make it ready; `ship` sends it off, `void` gives it up. */
    prepare: oneOrZero.default(0),
  }),
  output: shipmentsOfOrder,
  idempotent: true,
  rate: 'write',
})

const shipmentCommand = { shipmentSn: text(32, 1), expectedVersion: whole().optional() }

export const sellerShip = endpoint({
  method: 'POST',
  path: 'v3/business/seller/logistics/ship',
  summary: 'Sends off a shipment that was made ready',
  guard: { store: 'store.ship' },
  input: z.object(shipmentCommand),
  output: shipmentsOfOrder,
  idempotent: true,
  rate: 'write',
})

export const sellerVoid = endpoint({
  method: 'POST',
  path: 'v3/business/seller/logistics/void',
  summary: 'Gives up a shipment that was made ready and not sent',
  guard: { store: 'store.ship' },
  input: z.object(shipmentCommand),
  output: shipmentsOfOrder,
  idempotent: true,
  rate: 'write',
})

export const sellerArrive = endpoint({
  method: 'POST',
  path: 'v3/business/seller/logistics/arrive',
  summary: 'Notes that a shipment has reached its place',
  guard: { store: 'store.ship' },
  input: z.object(shipmentCommand),
  output: shipmentsOfOrder,
  rate: 'write',
})

export const sellerTrace = endpoint({
  method: 'POST',
  path: 'v3/business/seller/logistics/trace',
  summary: 'Adds a line to the timeline of a shipment, e.g. where the truck is',
  guard: { store: 'store.ship' },
  input: z.object({ shipmentSn: text(32, 1), text: text(200, 1), place: text(60).default('') }),
  output: shipmentsOfOrder,
  rate: 'write',
})

export const sellerShipments = endpoint({
  method: 'GET',
  path: 'v3/business/seller/logistics/list',
  summary: 'Shipments of an order of a store that I serve',
  guard: { store: 'store.orders' },
  input: z.object({ orderSn: text(32, 1) }),
  output: storeShipments,
  rate: 'read',
})

export const buyerShipments = endpoint({
  method: 'GET',
  path: 'v3/business/front/logistics/list',
  summary: 'Shipments of one of my orders with their timelines',
  guard: 'login',
  input: z.object({ orderSn: text(32, 1) }),
  output: shipmentsOfOrder,
  rate: 'read',
})

export const buyerTraceRefresh = endpoint({
  method: 'POST',
  path: 'v3/business/front/logistics/refresh',
  summary: 'Asks the carrier where a shipment of mine is, at most once in five minutes',
  guard: 'login',
  input: z.object({ orderSn: text(32, 1), shipmentSn: text(32, 1) }),
  output: shipmentsOfOrder,
  rate: 'write',
})

export const sellerCarriers = endpoint({
  method: 'GET',
  path: 'v3/business/seller/logistics/carriers',
  summary: 'Carriers to choose from: those that my stores used lately, then those that can be traced',
  guard: { store: 'store.ship' },
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ name: z.string(), isTraced: oneOrZero, isUsed: oneOrZero })) }),
  rate: 'read',
})

export const sellerDrivers = endpoint({
  method: 'GET',
  path: 'v3/business/seller/logistics/drivers',
  summary: 'Drivers with their trucks that shipped for my stores lately, the last one first',
  guard: { store: 'store.ship' },
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ plateNo: z.string(), driverName: z.string(), driverPhone: z.string() })) }),
  rate: 'read',
})
export type KnownDriver = OutputOf<typeof sellerDrivers>['list'][number]

export const buyerReceive = endpoint({
  method: 'POST',
  path: 'v3/business/front/orderOperate/receive',
  summary: 'Confirms the receipt of one shipment, or of all that are on the way',
  guard: 'login',
  input: z.object({ orderSn: text(32, 1), shipmentSn: text(32).default(''), expectedVersion: whole().optional() }),
  output: shipmentsOfOrder,
  idempotent: true,
  rate: 'money',
})

export const buyerExtendReceive = endpoint({
  method: 'POST',
  path: 'v3/business/front/orderOperate/extendReceive',
  summary: 'Moves the automatic receipt later, once per order',
  guard: 'login',
  input: z.object({ orderSn: text(32, 1) }),
  output: shipmentsOfOrder,
  rate: 'write',
})
