/** Settings of both malls with what stands when nothing sensible is set. Each is a whole number. */
export const loyaltySettings = {
  points_per_hundred_yuan: 1,
  points_pay_share_percent: 10,
  points_pay_unit: 100,
  points_worth_fen: 10,
  points_valid_months: 24,
  score_valid_months: 12,
  point_order_pay_minutes: 30,
  point_order_receive_days: 15,
  score_task_profile: 20,
  score_task_verification: 100,
  score_task_first_order: 100,
  score_task_evaluation: 10,
  score_sign_in: 2,
  score_sign_in_streak: 15,
} as const
export type LoyaltySetting = keyof typeof loyaltySettings

export const noticeDaysBeforeExpiry = 15
/** Points that come back from a cancelled order can be spent at least so long. */
export const leastDaysAfterGiveBack = 30
