import { phoneProblem } from '../../identity/rules/account-fields.ts'
import { parseYuan, type Fen } from '../../../kernel/money/money.ts'

/** A limit as typed: fen, null for none, undefined for what is no amount. */
export function parseLimit(typed: string): Fen | null | undefined {
  if (typed === '') return null
  const fen = parseYuan(typed)
  return fen === undefined || fen < 0n ? undefined : fen
}

/** Every refused field of an invitation with the code of its sentence; role and cost centre are asked of the company. */
export function inviteProblems(form: {
  mobile: string
  name: string
  orderLimit: string
  monthLimit: string
}): Readonly<Record<string, string>> {
  const phone = phoneProblem(form.mobile)
  return {
    ...(phone ? { mobile: `identity.${phone}` } : {}),
    ...(form.name === '' ? { name: 'enterprise.nameRequired' } : {}),
    ...limitProblems(form),
  }
}

export function limitProblems(form: { orderLimit: string; monthLimit: string }): Readonly<Record<string, string>> {
  return {
    ...(parseLimit(form.orderLimit) === undefined ? { orderLimit: 'enterprise.limitInvalid' } : {}),
    ...(parseLimit(form.monthLimit) === undefined ? { monthLimit: 'enterprise.limitInvalid' } : {}),
  }
}
