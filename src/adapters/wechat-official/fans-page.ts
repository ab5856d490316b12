import { translate } from '../../kernel/i18n/translate.ts'
import { wechatOfficialMessages } from './messages.ts'

/** The page of the stand-in on which the demonstration's people follow the account or leave it. Holds no foreign text. */
export function fansPage(path: string, fans: readonly { readonly openId: string }[], following: ReadonlySet<string>): string {
  const t = translate('zh', wechatOfficialMessages)
  const rows = fans.map(({ openId }, place) => {
    const follows = following.has(openId)
    const href = `${path}?openid=${encodeURIComponent(openId)}&amp;follow=${follows ? 0 : 1}`
    return `<a href="${href}">${t(follows ? 'leave' : 'follow', { number: place + 1 })}</a>`
  })
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t('title')}</title><style>
body{font:16px/1.6 system-ui,sans-serif;margin:48px auto;max-width:420px;padding:0 16px;color:#121d28;background:#f5f7fa}h1{font-size:20px}b{background:#b4541a;color:#fff;border-radius:3px;padding:1px 6px;font-size:12px}
a{display:block;margin:10px 0;padding:12px 16px;background:#fff;border:1px solid #dbe2e8;border-radius:6px;color:#2c5f85;text-decoration:none}
</style></head><body><h1><b>${t('demo')}</b> ${t('title')}</h1><p>${t('explain')}</p>${rows.join('')}</body></html>`
}
