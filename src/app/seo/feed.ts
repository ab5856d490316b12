import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../api/handler.ts'
import { addressIn } from '../../rendering/page/page-head.ts'
import { newestArticles, type ArticleRecord } from '../../modules/content/server/public.ts'
import { settingOr } from '../../modules/site/server/public.ts'
import { richPlainText } from '../../kernel/text/rich-text.ts'
import { asLanguage, translate, type Language } from '../../kernel/i18n/translate.ts'
import { escapedXml } from './escaped-xml.ts'
import { layoutMessages } from '../layout/messages.ts'

const newest = 30
const summaryLength = 300

/** The newest articles as RSS 2.0, in the language that `lang` names. */
export function serveFeed(server: FastifyInstance, app: AppContext, siteUrl: string): void {
  server.get<{ Querystring: { lang?: string } }>('/information/rss.xml', async (request, reply) => {
    const lang = asLanguage(request.query.lang)
    const name = lang === 'zh' ? await settingOr(app.read, 'basic_site_name', 'ZincBridge') : 'ZincBridge'
    const title = escapedXml(`${name} · ${translate(lang, layoutMessages)('articles')}`)
    const items = (await newestArticles(app.visitorRead, 'information', newest)).map((articleRecord) =>
      itemOf(articleRecord, lang, siteUrl),
    )
    const self = escapedXml(addressIn(lang, `${siteUrl}/information/rss.xml`))
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${title}</title><link>${escapedXml(`${siteUrl}/information`)}</link><description>${title}</description><language>${lang === 'zh' ? 'zh-CN' : 'en'}</language><atom:link rel="self" type="application/rss+xml" href="${self}"/>\n${items.join('\n')}\n</channel></rss>\n`,
      )
  })
}

function itemOf(article: ArticleRecord, lang: Language, siteUrl: string): string {
  const address = escapedXml(addressIn(lang, `${siteUrl}/information/detail?informationId=${article.articleId}`))
  const english = lang === 'en'
  const title = english && article.titleEn !== '' ? article.titleEn : article.titleZh
  const body = richPlainText(english && article.bodyEn !== '' ? article.bodyEn : article.bodyZh).slice(0, summaryLength)
  return `<item><title>${escapedXml(title)}</title><link>${address}</link><guid>${address}</guid><pubDate>${article.publishedAt.toUTCString()}</pubDate><description>${escapedXml(body)}</description></item>`
}
