import type { Language } from '../../kernel/i18n/translate.ts'
import type { BrandNames } from '../../ui/shell/header-model.ts'

/** What the settings say about the frame. */
export type Site = {
  /** In the page's language. */
  readonly name: string
  readonly phone: string
  /** Copyright, licences, technical support: what is there. */
  readonly legal: readonly string[]
  readonly wechatLogin: boolean
  readonly brand: BrandNames
  readonly memberLogo: string
  readonly consoleLogo: string
  /** Pictures of codes in the footer. */
  readonly codes: readonly string[]
  /** Backgrounds of the entry pages by address. */
  readonly backgrounds: Readonly<Record<string, string>>
}

/** The settings that the frame reads, in the order of their values. */
export const settingNames = [
  'basic_site_name',
  'basic_site_name_en',
  'basic_site_phone',
  'basic_site_copyright',
  'basic_site_copyright_en',
  'basic_site_icp',
  'basic_site_public_security',
  'basic_site_license',
  'basic_site_technical_support',
  'main_site_logo',
  'main_user_center_logo',
  'main_admin_top_logo',
  'main_user_logon_bg',
  'main_user_register_bg',
  'main_user_forget_password_bg',
  'mall_foot_QR_code_image1',
  'mall_foot_QR_code_image2',
] as const

/** What the settings' values say of the site in a language. */
export function siteOf(lang: Language, values: readonly string[]): Omit<Site, 'wechatLogin'> {
  const valueOf = (name: (typeof settingNames)[number]) => values[settingNames.indexOf(name)] ?? ''
  const some = (...names: readonly (typeof settingNames)[number][]) => names.map(valueOf).filter((value) => value !== '')
  const [zh, en] = [valueOf('basic_site_name') || 'ZincBridge', valueOf('basic_site_name_en') || 'ZincBridge']
  const backgrounds = {
    '/login': valueOf('main_user_logon_bg'),
    '/register': valueOf('main_user_register_bg'),
    '/pwd/forget': valueOf('main_user_forget_password_bg'),
  }
  return {
    name: lang === 'zh' ? zh : en,
    phone: valueOf('basic_site_phone'),
    legal: [
      lang === 'zh' ? valueOf('basic_site_copyright') : valueOf('basic_site_copyright_en') || `© ${en}`,
      ...some('basic_site_icp', 'basic_site_public_security', 'basic_site_license', 'basic_site_technical_support'),
    ].filter((value) => value !== ''),
    brand: {
      name: lang === 'zh' ? zh : en,
      latin: lang === 'zh' ? en : undefined,
      picture: valueOf('main_site_logo') || undefined,
    },
    memberLogo: valueOf('main_user_center_logo'),
    consoleLogo: valueOf('main_admin_top_logo'),
    codes: some('mall_foot_QR_code_image1', 'mall_foot_QR_code_image2'),
    backgrounds: Object.fromEntries(Object.entries(backgrounds).filter(([, picture]) => picture !== '')),
  }
}
