import type { Call } from '../../../api/handler.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { settingOr } from '../../site/server/public.ts'
import { chatRefusalMessages } from '../messages.ts'

export type Face = { readonly name: string; readonly logo: string; readonly phone: string }

/** The platform's customer service as the settings have it; a Chinese name is not shown in English. */
export async function platformFace({ app, lang }: Call): Promise<Face> {
  const usual = translate(lang, chatRefusalMessages)('platform')
  const [name, logo, phone] = await Promise.all([
    settingOr(app.read, 'platform_customer_service_name', ''),
    settingOr(app.read, 'platform_customer_service_logo', ''),
    settingOr(app.read, 'basic_site_phone', ''),
  ])
  return { name: name === '' || (lang === 'en' && /\p{Script=Han}/u.test(name)) ? usual : name, logo, phone }
}
