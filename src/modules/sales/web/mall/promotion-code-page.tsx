import { useEffect } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { usePageWords } from '../../../../api/browser/page-words.ts'
import { hiddenHead } from '../../../../api/page-head.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { load, visit } from '../../../../api/visit.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { promoterCookieText } from '../../../identity/rules/promoter-cookie.ts'
import { promoterCall } from '../../contract.ts'
import { PromoterActs } from '../parts/promoter-acts.tsx'
import { landingWords } from '../words-landing.ts'
import type { zh } from '../words-landing.zh.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const code = (params['pageid'] ?? '').toUpperCase().slice(0, 16)
  const promoter = await load(context, promoterCall, { code })
  return { code, promoter, ...pageWords(visit(context).lang, landingWords) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  // A page with a person's name is nobody's to find by search.
  return hiddenHead(matches, speakPage<typeof zh>(loaderData, 'landing')('landingTitle'))
}

/** A salesperson's landing page: it remembers who promoted, and binds whoever is logged in. */
export default function PromotionCodePage() {
  const t = usePageWords<typeof zh>('landing')
  const { code, promoter } = useLoaderData<typeof loader>()
  useEffect(() => {
    const kept = promoter.isKnown ? promoterCookieText(code) : null
    if (kept) document.cookie = kept
  }, [code, promoter.isKnown])
  return (
    <main id="main" className="wrap" style={{ paddingBlock: 24 }}>
      <section className="pan" style={{ padding: '28px 28px 32px' }}>
        {promoter.isKnown ? (
          <>
            <h1 className="b6" style={{ fontSize: 26, lineHeight: '36px' }}>
              {t('invited', { name: promoter.promoterName })}
            </h1>
            <p className="c2" style={{ marginTop: 8 }}>
              {t('landingLead')}
            </p>
            <ul className="col g2" style={{ marginTop: 20 }}>
              {(['service', 'promise1', 'promise2', 'promise3'] as const).map((key) => (
                <li key={key}>· {t(key)}</li>
              ))}
            </ul>
            <PromoterActs code={code} promoter={promoter} />
          </>
        ) : (
          <Empty
            icon="search-x"
            title={t('unknown')}
            help={t('unknownHelp')}
            actions={
              <ButtonLink to="/goods/list" tone="brand">
                {t('shop')}
              </ButtonLink>
            }
          />
        )}
      </section>
    </main>
  )
}
