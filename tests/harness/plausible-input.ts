import { z } from 'zod'
import type { AnyEndpoint } from '../../src/api/endpoint.ts'
import { emptyDocument } from '../../src/modules/listing/rules/goods-document.ts'

type Schema = {
  readonly type?: unknown
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly format?: string
  readonly minimum?: number
  readonly pattern?: string
}

/** A call's input as JSON Schema. */
export function inputSchema(call: AnyEndpoint): Schema {
  return z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Schema
}

/** The names of all fields of a call's input, also inside lists and objects. */
export function fieldNames(schema: Schema): readonly string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [name, ...fieldNames(inner)])
  return [...own, ...(schema.items ? fieldNames(schema.items) : []), ...(schema.anyOf ?? []).flatMap(fieldNames)]
}

/** Text and numbers that a person would write, where a field's type does not say enough. */
const plain: Readonly<Record<string, unknown>> = {
  document: emptyDocument,
  number: '1',
  mobile: '13800000002',
  telMobile: '13800000002',
  memberName: '李工',
  districtCode: '120113',
  detailAddress: '青光镇 88 号',
  score: 5,
  descScore: 5,
  serviceScore: 5,
  logisticsScore: 5,
  isChecked: 1,
  reason: '不需要了',
  remark: '请尽快',
  text: '已出库',
  content: '质量好',
  payerName: '天津北辰',
  bankName: '工商银行',
  bankSerial: 'S-1',
  amount: 1,
  closeTime: '2098-12-01T17:00:00+08:00',
  expectedTotal: 1,
  names: 'basic_site_name',
  keyword: '锌锭',
  seriesCodes: 'SMM_0',
  current: 1,
  pageSize: 10,
  plateNo: '津A12345',
  driverName: '王师傅',
  driverPhone: '13800000000',
  kind: 'TRUCK',
  result: 'reject',
  method: 'wechat',
  type: 'free',
  purpose: 'voucher',
}

/** An input that a person could send; `given` wins, by field name at any depth. */
export function plausibleInput(schema: Schema, given: Readonly<Record<string, unknown>>, name = ''): unknown {
  if (name !== '' && Object.hasOwn(given, name)) return given[name]
  if (schema.properties && Object.hasOwn(plain, name)) return plain[name]
  if (schema.properties) {
    const wanted = Object.entries(schema.properties).filter(
      ([field]) =>
        schema.required?.includes(field) || Object.hasOwn(given, field) || (field !== 'expectedVersion' && Object.hasOwn(plain, field)),
    )
    return Object.fromEntries(wanted.map(([field, inner]) => [field, plausibleInput(inner, given, field)]))
  }
  if (schema.enum) return Object.hasOwn(plain, name) && schema.enum.includes(plain[name]) ? plain[name] : schema.enum[0]
  if (schema.items) return [plausibleInput(schema.items, given, name)]
  if (Object.hasOwn(plain, name)) return plain[name]
  if (schema.anyOf?.[0]) return plausibleInput(schema.anyOf[0], given, name)
  if (schema.const !== undefined) return schema.const
  if (schema.format === 'date') return '2026-01-05'
  return schema.type === 'number' || schema.type === 'integer' ? (schema.minimum ?? 1) : 'a'
}
