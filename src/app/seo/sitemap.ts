import type { FastifyInstance } from 'fastify'
import { addressIn } from '../../rendering/page/page-head.ts'
import type { AppContext } from '../../api/handler.ts'
import { brandsOnSale, categoriesOnSale, goodsOfSitemapPart, sitemapPartCount } from '../../modules/catalog/server/public.ts'
import { newestArticles } from '../../modules/content/server/public.ts'
import { runningTopicIds } from '../../modules/site/server/public.ts'
import { openStoreIds } from '../../modules/store/server/public.ts'
import { languages } from '../../kernel/i18n/translate.ts'
import { serveFeed } from './feed.ts'
import { pages } from '../routing/pages.ts'
import { escapedXml } from './escaped-xml.ts'

type Place = { readonly path: string; readonly at?: Date }

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const mostArticles = 20_000

// Public pages that show something without being asked for it; baskets, logins and comparisons are nobody's entrance.
const noEntrance =
  /^\/(cart|enquiry|buy|login|register|pwd|isp_register|qr|404|previewFile|service|quo_yd|point\/detail|sale\/group\/(detail|team)|bid\/(detail|winbidNoti|terbidNoti)|information\/detail|quotation\/detail|goods\/(contrast|series|branddetail|detail)|store\/(?!list$))/
const entrances = pages.filter(
  (row) => row.shell === 'mall' && row.guard === 'anyone' && !row.path.includes(':') && !noEntrance.test(row.path),
)

/** An address set of the sitemap protocol: each place with its address in every language. */
export function addressSet(siteUrl: string, places: readonly Place[]): string {
  const lines = places.map(({ path, at }) => {
    const others = languages.map(
      (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapedXml(addressIn(lang, siteUrl + path))}"/>`,
    )
    const day = at ? `<lastmod>${at.toISOString().slice(0, 10)}</lastmod>` : ''
    return `<url><loc>${escapedXml(siteUrl + path)}</loc>${day}${others.join('')}</url>`
  })
  return `${head}<urlset ${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines.join('\n')}\n</urlset>\n`
}

/** The sitemap: an index, with parts for pages, categories, brands, stores, articles and goods. */
export function serveSitemap(server: FastifyInstance, app: AppContext, siteUrl: string): void {
  server.get('/sitemap.xml', async (_request, reply) => {
    const goods = Array.from({ length: await sitemapPartCount(app.visitorRead) }, (_, index) => `goods-${index + 1}`)
    const lines = [...Object.keys(parts), ...goods].map(
      (part) => `<sitemap><loc>${escapedXml(`${siteUrl}/sitemap/${part}.xml`)}</loc></sitemap>`,
    )
    return reply.type('application/xml; charset=utf-8').send(`${head}<sitemapindex ${protocol}>\n${lines.join('\n')}\n</sitemapindex>\n`)
  })
  server.get<{ Params: { part: string } }>('/sitemap/:part', async (request, reply) => {
    const places = await placesOf(request.params.part.replace(/\.xml$/, ''), app)
    return places && places.length > 0
      ? reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(addressSet(siteUrl, places))
      : reply.code(404).send()
  })
  serveFeed(server, app, siteUrl)
}

const parts: Readonly<Record<string, (app: AppContext) => Promise<readonly Place[]> | readonly Place[]>> = {
  pages: () => entrances.map((row) => ({ path: row.path })),
  categories: async (app) => (await categoriesOnSale(app.visitorRead)).map((id) => ({ path: `/goods/list?categoryId=${id}` })),
  brands: async (app) => (await brandsOnSale(app.visitorRead)).map((id) => ({ path: `/goods/branddetail?brandId=${id}` })),
  stores: async (app) => (await openStoreIds(app.visitorRead)).map((id) => ({ path: `/store/index?vid=${id}` })),
  topics: async (app) => (await runningTopicIds(app.visitorRead, app.clock.now())).map((id) => ({ path: `/topic?topicId=${id}` })),
  information: async (app) =>
    (await newestArticles(app.visitorRead, 'information', mostArticles)).map((articleRecord) => ({
      path: `/information/detail?informationId=${articleRecord.articleId}`,
      at: articleRecord.updatedAt,
    })),
  help: async (app) =>
    (await newestArticles(app.visitorRead, 'help', mostArticles)).map((articleRecord) => ({
      path: `/article?articleId=${articleRecord.articleId}`,
      at: articleRecord.updatedAt,
    })),
}

async function placesOf(part: string, app: AppContext): Promise<readonly Place[] | null> {
  const goods = /^goods-([1-9][0-9]{0,4})$/.exec(part)?.[1]
  if (goods !== undefined)
    return (await goodsOfSitemapPart(app.visitorRead, Number(goods))).map((one) => ({
      path: `/goods/detail/${one.productId}`,
      at: one.at,
    }))
  return Object.hasOwn(parts, part) ? ((await parts[part]?.(app)) ?? null) : null
}
