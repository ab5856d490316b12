import type { Queryable } from '../../../kernel/database/transaction.ts'
import { settingOr } from '../../site/server/public.ts'

const settings = {
  /** Hours after which a request is granted where nothing has been prepared. */
  autoAgreeHours: { name: 'cancel_auto_agree_hours', usual: 1 },
  /** Days after which an unanswered request is granted. */
  answerDays: { name: 'cancel_answer_days', usual: 3 },
  /** Days in which a buyer answers a short close; silence refuses it. */
  shortDays: { name: 'short_close_answer_days', usual: 3 },
  /** Missing so much of every line, a short close needs no consent: in basis points of what was ordered. */
  toleranceBp: { name: 'short_close_tolerance_bp', usual: 30 },
} as const

/** A limit of cancellations as it is set now; the usual one where nothing sensible is set. What is open already keeps its own. */
export async function cancellationSetting(db: Queryable, key: keyof typeof settings): Promise<number> {
  const { name, usual } = settings[key]
  const text = await settingOr(db, name, '')
  return /^(0|[1-9][0-9]{0,3})$/.test(text) ? Number(text) : usual
}
