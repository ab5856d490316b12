import type { Queryable } from '../../../kernel/database/transaction.ts'
import { parseYuan } from '../../../kernel/money/money.ts'
import { settingOr } from '../../site/server/public.ts'
import { usualDays, type AftersaleDays } from '../rules/aftersale-times.ts'

const names = {
  windowDays: 'aftersale_window_days',
  companyWindowDays: 'aftersale_company_window_days',
  answerDays: 'aftersale_answer_days',
  companyAnswerDays: 'aftersale_company_answer_days',
  cancelHours: 'aftersale_cancel_hours',
  offerDays: 'aftersale_offer_days',
  complainDays: 'aftersale_complain_days',
  returnDays: 'aftersale_return_days',
  receiveDays: 'aftersale_receive_days',
  partDays: 'aftersale_part_days',
  replaceDays: 'aftersale_replace_days',
  admitDays: 'aftersale_admit_days',
  appealDays: 'aftersale_appeal_days',
} as const satisfies Record<keyof AftersaleDays, string>

/** The days of each side as they are set now; the usual ones where nothing sensible is set. */
export async function aftersaleDays(db: Queryable): Promise<AftersaleDays> {
  const days: Record<keyof AftersaleDays, number> = { ...usualDays }
  for (const [name, setting] of Object.entries(names)) {
    const text = await settingOr(db, setting, '')
    if (/^[1-9][0-9]{0,2}$/.test(text)) days[name as keyof typeof names] = Number(text)
  }
  return days
}

/** Up to which amount (fen) an agreed refund is sent without the platform's look; ¥5,000 unless it is set. */
export async function autoRefundLimit(db: Queryable): Promise<bigint> {
  return parseYuan(await settingOr(db, 'aftersale_auto_refund_limit', '5000')) ?? 500_000n
}

/** Whether the money of a case waits until the red letter over its invoice is confirmed (flows.md F2, F7); off unless it is set. */
export async function isRedLetterFirst(db: Queryable): Promise<boolean> {
  return (await settingOr(db, 'aftersale_red_letter_first', '0')) === '1'
}
