import { createHash } from 'node:crypto'
import { yuanGrouped } from '../../../kernel/money/money.ts'
import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import type { LocalTrade } from './trade-record.ts'
import { cashierMessages } from './messages.ts'

const style = `
*{box-sizing:border-box}body{margin:0;padding:0 12px;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;background:#f3f5f7;color:#1d2733}
main{max-width:440px;margin:8vh auto;background:#fff;border-radius:12px;padding:28px 24px;box-shadow:0 6px 24px rgba(20,40,60,.08)}
h1{font-size:18px;margin:0 0 4px;display:flex;gap:8px;align-items:center}
.badge{background:#fff1d6;color:#8a5300;border-radius:4px;font-size:12px;padding:0 6px}
.hint{color:#5b6875;font-size:13px;margin:0 0 20px}.sum{font-size:34px;font-weight:600;margin:8px 0 16px;font-variant-numeric:tabular-nums}
dl{margin:0 0 20px;display:grid;grid-template-columns:auto 1fr;gap:6px 16px;font-size:14px}dt{color:#5b6875}dd{margin:0;overflow-wrap:anywhere}
form{display:flex;gap:12px}button,a.button{flex:1;text-align:center;min-height:44px;padding:9px 12px;border-radius:8px;border:1px solid #c9d2db;background:#fff;color:inherit;font:inherit;cursor:pointer;text-decoration:none}
button.main{border:0;color:#fff}.wechat .main{background:#07873f}.alipay .main{background:#1268d8}
button:focus-visible,a:focus-visible{outline:3px solid #f2a93b;outline-offset:2px}.state{font-size:20px;font-weight:600;margin:8px 0}`

/** The policy for a cashier page: nothing but this style and its own form. */
export const cashierPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

export type CashierState = 'ask' | 'paid' | 'closed' | 'abandoned' | 'absent'

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** The page on which a person plays the payer: pay or give up, amount shown, marked as a demonstration. */
export function cashierPage(view: { channel: 'wechat' | 'alipay'; trade: LocalTrade | null; state: CashierState; lang: Language }): string {
  const t = translate(view.lang, cashierMessages)
  const title = escaped(t('title', { gateway: t(view.channel) }))
  const { trade, state } = view
  const facts = trade
    ? `<div>${t('amount')}</div><div class="sum">¥${yuanGrouped(trade.amountFen)}</div><dl><dt>${t('goods')}</dt><dd>${escaped(trade.description)}</dd><dt>${t('number')}</dt><dd>${escaped(trade.outTradeNo)}</dd></dl>`
    : ''
  const back = trade?.returnUrl ? `<a class="button" href="${escaped(trade.returnUrl)}">${t('back')}</a>` : ''
  const ask = `<form method="post"><button class="main" name="act" value="pay">${t('pay')}</button><button name="act" value="abandon">${t('abandon')}</button></form>`
  const said = state === 'ask' ? '' : `<p class="state" role="status">${t(state)}</p>${state === 'paid' ? `<p>${t('paidHint')}</p>` : ''}`
  return `<!doctype html><html lang="${view.lang === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body class="${view.channel}"><main><h1>${title} <span class="badge">${t('badge')}</span></h1><p class="hint">${t('notice')}</p>${said}${facts}${state === 'ask' ? ask : state === 'abandoned' ? ask + back : back}</main></body></html>`
}
