import { parseDay } from '../../../kernel/time/clock.ts'

/**
 * How a setting is typed and judged. Lengths are characters, numbers are whole, a percent has two decimals at most, days are written
 * `2026-10-01`. `usual` is what holds where nothing is stored.
 */
export type SettingKind =
  | { readonly kind: 'text'; readonly max: number; readonly required?: boolean }
  | { readonly kind: 'image' }
  | { readonly kind: 'phone' }
  | { readonly kind: 'address' }
  | { readonly kind: 'switch' }
  | { readonly kind: 'appId' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly usual: number }
  | { readonly kind: 'percent'; readonly usual: number }
  | { readonly kind: 'words'; readonly most: number; readonly longest: number }
  | { readonly kind: 'city' }
  | { readonly kind: 'days'; readonly most: number }

export const settingGroups = ['basic', 'pictures', 'footer', 'service', 'login', 'home', 'trade'] as const
export type SettingGroup = (typeof settingGroups)[number]
export type Setting = SettingKind & { readonly name: string; readonly group: SettingGroup; readonly isPublic: boolean }

const open = (group: SettingGroup, name: string, kind: SettingKind): Setting => ({ ...kind, name, group, isPublic: true })
const closed = (group: SettingGroup, name: string, kind: SettingKind): Setting => ({ ...kind, name, group, isPublic: false })
const image: SettingKind = { kind: 'image' }
const line = (max: number): SettingKind => ({ kind: 'text', max })

/** Every setting: the names of specification §3 and those of our own pages and rules, in the order of the console. */
export const settings: readonly Setting[] = [
  open('basic', 'basic_site_name', { kind: 'text', max: 20, required: true }),
  open('basic', 'basic_site_name_en', { kind: 'text', max: 30, required: true }),
  open('basic', 'basic_site_phone', { kind: 'phone' }),
  open('basic', 'mobile_site_url', { kind: 'address' }),
  open('basic', 'default_city_code', { kind: 'city' }),
  open('pictures', 'main_site_logo', image),
  open('pictures', 'main_user_center_logo', image),
  open('pictures', 'main_admin_top_logo', image),
  open('pictures', 'main_user_logon_bg', image),
  open('pictures', 'main_user_register_bg', image),
  open('pictures', 'main_user_forget_password_bg', image),
  open('footer', 'basic_site_copyright', line(120)),
  open('footer', 'basic_site_copyright_en', line(120)),
  open('footer', 'basic_site_icp', line(60)),
  open('footer', 'basic_site_public_security', line(60)),
  open('footer', 'basic_site_license', line(120)),
  open('footer', 'basic_site_technical_support', line(60)),
  open('footer', 'mall_foot_QR_code_image1', image),
  open('footer', 'mall_foot_QR_code_image2', image),
  open('service', 'platform_customer_service_name', { kind: 'text', max: 20, required: true }),
  open('service', 'platform_customer_service_logo', image),
  open('login', 'login_wx_pc_is_enable', { kind: 'switch' }),
  open('login', 'login_wx_pc_appid', { kind: 'appId' }),
  open('home', 'pc_home_bottom_adv', image),
  open('home', 'hot_search_words', { kind: 'words', most: 12, longest: 20 }),
  open('trade', 'points_pay_share_percent', { kind: 'number', min: 0, max: 100, usual: 10 }),
  open('trade', 'points_pay_unit', { kind: 'number', min: 1, max: 10_000, usual: 100 }),
  open('trade', 'points_worth_fen', { kind: 'number', min: 1, max: 1000, usual: 10 }),
  open('trade', 'points_per_hundred_yuan', { kind: 'number', min: 0, max: 1000, usual: 1 }),
  closed('trade', 'points_valid_months', { kind: 'number', min: 1, max: 120, usual: 24 }),
  closed('trade', 'score_valid_months', { kind: 'number', min: 1, max: 120, usual: 12 }),
  closed('trade', 'point_order_pay_minutes', { kind: 'number', min: 5, max: 1440, usual: 30 }),
  closed('trade', 'point_order_receive_days', { kind: 'number', min: 1, max: 90, usual: 15 }),
  closed('trade', 'score_task_profile', { kind: 'number', min: 0, max: 10_000, usual: 20 }),
  closed('trade', 'score_task_verification', { kind: 'number', min: 0, max: 10_000, usual: 100 }),
  closed('trade', 'score_task_first_order', { kind: 'number', min: 0, max: 10_000, usual: 100 }),
  closed('trade', 'score_task_evaluation', { kind: 'number', min: 0, max: 10_000, usual: 10 }),
  closed('trade', 'score_sign_in', { kind: 'number', min: 0, max: 1000, usual: 2 }),
  closed('trade', 'score_sign_in_streak', { kind: 'number', min: 0, max: 10_000, usual: 15 }),
  closed('trade', 'order_pay_timeout_hours', { kind: 'number', min: 1, max: 720, usual: 24 }),
  closed('trade', 'order_transfer_timeout_days', { kind: 'number', min: 1, max: 30, usual: 3 }),
  closed('trade', 'order_auto_receive_days', { kind: 'number', min: 1, max: 90, usual: 10 }),
  closed('trade', 'aftersale_window_days', { kind: 'number', min: 7, max: 90, usual: 7 }),
  closed('trade', 'aftersale_company_window_days', { kind: 'number', min: 7, max: 180, usual: 15 }),
  closed('trade', 'aftersale_answer_days', { kind: 'number', min: 1, max: 15, usual: 3 }),
  closed('trade', 'aftersale_company_answer_days', { kind: 'number', min: 1, max: 15, usual: 5 }),
  closed('trade', 'aftersale_cancel_hours', { kind: 'number', min: 1, max: 72, usual: 1 }),
  closed('trade', 'aftersale_offer_days', { kind: 'number', min: 1, max: 15, usual: 3 }),
  closed('trade', 'aftersale_complain_days', { kind: 'number', min: 1, max: 30, usual: 7 }),
  closed('trade', 'aftersale_return_days', { kind: 'number', min: 1, max: 30, usual: 7 }),
  closed('trade', 'aftersale_receive_days', { kind: 'number', min: 1, max: 60, usual: 10 }),
  closed('trade', 'aftersale_part_days', { kind: 'number', min: 1, max: 30, usual: 7 }),
  closed('trade', 'aftersale_replace_days', { kind: 'number', min: 1, max: 60, usual: 15 }),
  closed('trade', 'aftersale_admit_days', { kind: 'number', min: 1, max: 15, usual: 3 }),
  closed('trade', 'aftersale_appeal_days', { kind: 'number', min: 1, max: 30, usual: 7 }),
  closed('trade', 'aftersale_auto_refund_limit', { kind: 'number', min: 0, max: 1_000_000, usual: 5000 }),
  closed('trade', 'aftersale_red_letter_first', { kind: 'switch' }),
  closed('trade', 'invoice_issue_days', { kind: 'number', min: 1, max: 30, usual: 7 }),
  closed('trade', 'settlement_bills_per_month', { kind: 'number', min: 1, max: 4, usual: 1 }),
  closed('trade', 'settlement_confirm_days', { kind: 'number', min: 1, max: 30, usual: 5 }),
  closed('trade', 'scorecard_warn_below', { kind: 'number', min: 0, max: 100, usual: 60 }),
  closed('trade', 'scorecard_refuse_below', { kind: 'number', min: 0, max: 100, usual: 0 }),
  closed('trade', 'credit_overdue_amount', { kind: 'number', min: 0, max: 1_000_000, usual: 100 }),
  closed('trade', 'credit_overdue_days', { kind: 'number', min: 0, max: 90, usual: 0 }),
  closed('trade', 'credit_write_off_days', { kind: 'number', min: 30, max: 730, usual: 90 }),
  closed('trade', 'credit_confirm_days', { kind: 'number', min: 1, max: 30, usual: 5 }),
  closed('trade', 'credit_pay_minutes', { kind: 'number', min: 5, max: 1440, usual: 30 }),
  closed('trade', 'order_transit_days', { kind: 'number', min: 1, max: 90, usual: 30 }),
  closed('trade', 'order_weigh_days', { kind: 'number', min: 1, max: 30, usual: 3 }),
  closed('trade', 'order_receive_extend_days', { kind: 'number', min: 1, max: 30, usual: 7 }),
  closed('trade', 'order_evaluate_days', { kind: 'number', min: 1, max: 180, usual: 30 }),
  closed('trade', 'order_append_days', { kind: 'number', min: 1, max: 365, usual: 180 }),
  closed('trade', 'cancel_auto_agree_hours', { kind: 'number', min: 1, max: 72, usual: 1 }),
  closed('trade', 'cancel_answer_days', { kind: 'number', min: 1, max: 15, usual: 3 }),
  closed('trade', 'short_close_answer_days', { kind: 'number', min: 1, max: 15, usual: 3 }),
  closed('trade', 'short_close_tolerance_bp', { kind: 'number', min: 0, max: 1000, usual: 30 }),
  closed('trade', 'coupon_return_days', { kind: 'number', min: 1, max: 90, usual: 7 }),
  closed('trade', 'sales_commission_rate', { kind: 'percent', usual: 1 }),
  closed('trade', 'sales_commission_freeze_days', { kind: 'number', min: 0, max: 180, usual: 7 }),
  closed('trade', 'pricing_open_hour', { kind: 'number', min: 0, max: 23, usual: 9 }),
  closed('trade', 'pricing_close_hour', { kind: 'number', min: 1, max: 24, usual: 15 }),
  closed('trade', 'pricing_every_day', { kind: 'switch' }),
  closed('trade', 'pricing_answer_seconds', { kind: 'number', min: 15, max: 600, usual: 60 }),
  closed('trade', 'inquiry_review_switch', { kind: 'switch' }),
  closed('trade', 'work_holidays', { kind: 'days', most: 150 }),
  closed('trade', 'work_weekends', { kind: 'days', most: 50 }),
]

const byName = new Map(settings.map((setting) => [setting.name, setting]))

export function settingByName(name: string): Setting | undefined {
  return byName.get(name)
}

const phone = /^(400-?\d{3}-?\d{4}|0\d{2,3}-?\d{7,8}(-\d{1,6})?|1[3-9]\d{9})$/
// Pictures that lie with us: uploaded ones and those of the demonstration.
const picture = /^\/(files\/[0-9a-f-]{36}|media\/[A-Za-z0-9_-]+\.webp)$/

/** A typed value as it is stored: trimmed, words and days without doubles, days in their order. */
export function settingValue(setting: Setting, typed: string): string {
  if (setting.kind !== 'words' && setting.kind !== 'days') return typed.trim()
  const parts = [...new Set(typed.split(/[,，\n]/).map((word) => word.trim()))].filter((word) => word !== '')
  return (setting.kind === 'days' ? parts.toSorted() : parts).join(',')
}

/** Why a stored value is refused, as a code of the module's words with its facts; null when it stands. */
export function settingRefusal(setting: Setting, value: string): { readonly code: string; readonly facts: Record<string, number> } | null {
  const refused = (code: string, facts: Record<string, number> = {}) => ({ code: `site.${code}`, facts })
  switch (setting.kind) {
    case 'text':
      if (setting.required && value === '') return refused('settingRequired')
      return value.length > setting.max || /[\n\r<>]/.test(value) ? refused('settingText', { max: setting.max }) : null
    case 'image':
      return value === '' || picture.test(value) ? null : refused('settingImage')
    case 'phone':
      return value === '' || phone.test(value) ? null : refused('settingPhone')
    case 'address':
      return value === '' || /^https?:\/\/[^\s"'<>\\]{3,200}$/.test(value) ? null : refused('settingAddress')
    case 'switch':
      return value === '0' || value === '1' ? null : refused('settingSwitch')
    case 'appId':
      return value === '' || /^wx[0-9a-f]{16}$/.test(value) ? null : refused('settingAppId')
    case 'number':
      return /^(0|[1-9]\d{0,4})$/.test(value) && Number(value) >= setting.min && Number(value) <= setting.max
        ? null
        : refused('settingNumber', { min: setting.min, max: setting.max })
    case 'percent':
      return /^\d{1,2}(\.\d{1,2})?$/.test(value) ? null : refused('settingPercent')
    case 'city':
      return /^\d{6}$/.test(value) ? null : refused('settingCity')
    case 'days': {
      const days = value === '' ? [] : value.split(',')
      return days.length <= setting.most && days.every((day) => parseDay(day) !== undefined)
        ? null
        : refused('settingDays', { most: setting.most })
    }
    case 'words':
      return value.split(',').length <= setting.most && value.split(',').every((word) => word.length <= setting.longest)
        ? null
        : refused('settingWords', { most: setting.most, longest: setting.longest })
  }
}
