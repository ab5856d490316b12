import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages } from '../../../rendering/page/page-messages.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { richPlainText } from '../../../kernel/text/rich-text.ts'
import { RichText } from '../../../ui/basic/rich-text.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { agreementDetail, agreementList } from '../../../modules/content/endpoints.ts'
import { useReadingMessages } from './use-messages.ts'
import { readingMessages } from './messages.ts'
import './reading.css'

const addressOf = (code: string) => `/agreement?key=${code}`
/** Short keys of links that are older than the agreements' own. */
const shortKeys: Readonly<Record<string, string>> = { user: 'register_agreement', privacy: 'privacy_policy' }

/** An agreement by `key`; without one, the first in force. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const list = (await pageContextOf(context).call(agreementList, {})).data ?? []
  const asked = query.get('key') ?? query.get('agreementCode') ?? list[0]?.agreementCode ?? ''
  const known = list.some((one) => one.agreementCode === asked) ? asked : (shortKeys[asked] ?? asked)
  return {
    list,
    agreement: await load(context, agreementDetail, { agreementCode: known }),
    ...pageMessages(pageContextOf(context).lang, readingMessages),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { title, content, agreementCode } = loaderData.agreement
  return pageHead(matches, {
    title,
    description: richPlainText(content) || title,
    canonical: rootOf(matches).origin + addressOf(agreementCode),
  })
}

export default function AgreementPage() {
  const { list, agreement } = useLoaderData<typeof loader>()
  const t = useReadingMessages()
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('agreements') }, { text: agreement.title }]} />
      <div className="agr">
        <Panel title={t('agreements')}>
          <nav className="agr-l" aria-label={t('agreements')}>
            {list.map((one) => (
              <Anchor
                key={one.agreementCode}
                to={addressOf(one.agreementCode)}
                className={one.agreementCode === agreement.agreementCode ? 'on' : undefined}
                aria-current={one.agreementCode === agreement.agreementCode ? 'page' : undefined}
              >
                {one.title}
              </Anchor>
            ))}
          </nav>
        </Panel>
        <article className="pan">
          <div className="read">
            <h1>{agreement.title}</h1>
            <p className="read-m t13 c3">{t('version', { version: agreement.version, date: agreement.publishedAt.slice(0, 10) })}</p>
            <RichText html={agreement.content} />
          </div>
        </article>
      </div>
    </main>
  )
}
