import { yuanNumber } from '../../../kernel/money/money.ts'
import { maskPhone } from '../../identity/rules/mask-contact.ts'
import { customerKey } from '../../analytics/server/public.ts'
import type { Customer } from '../endpoints-customers.ts'
import { customerKind, everyDays } from '../rules/customer-kind.ts'
import type { CustomerRow } from './customer-repository.ts'

/** A customer as the store's staff see it. */
export function customerView(row: CustomerRow, now: Date): Customer {
  const fen = BigInt(row.fen)
  return {
    key: customerKey(row.id),
    name: row.name,
    isCompany: row.isCompany ? 1 : 0,
    kind: customerKind(row.orders, row.last, now),
    orderNum: row.orders,
    amount: yuanNumber(fen),
    average: yuanNumber(fen / BigInt(row.orders)),
    tonnes: Number(BigInt(row.grams) / 1000n) / 1000,
    everyDays: everyDays(row.orders, row.first, row.last),
    firstTime: row.first.toISOString(),
    lastTime: row.last.toISOString(),
    city: row.city ?? '',
    phone: maskPhone(row.phone ?? ''),
    tags: [...row.tags],
  }
}
