import { useEffect } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { hiddenHead } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { load, pageContextOf } from '../../../rendering/page/page-context.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { referrerCookieText } from '../../../modules/identity/rules/referrer-cookie.ts'
import { promoterInfo } from '../../../modules/referral/endpoints.ts'
import { ReferralActions } from './referral-actions.tsx'
import { referralLandingMessages } from './messages.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const code = (params['pageid'] ?? '').toUpperCase().slice(0, 16)
  const promoter = await load(context, promoterInfo, { code })
  return { code, promoter, ...pageMessages(pageContextOf(context).lang, referralLandingMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  // A page with a person's name is nobody's to find by search.
  return hiddenHead(matches, translatePage<typeof referralLandingMessages>(loaderData, 'landing')('landingTitle'))
}

/** A salesperson's landing page: it remembers who promoted, and binds whoever is logged in. */
export default function PromotionCodePage() {
  const t = usePageMessages<typeof referralLandingMessages>('landing')
  const { code, promoter } = useLoaderData<typeof loader>()
  useEffect(() => {
    const kept = promoter.isKnown ? referrerCookieText(code) : null
    if (kept) document.cookie = kept
  }, [code, promoter.isKnown])
  return (
    <main id="main" className="wrap py-6">
      <section className="pan px-7 pt-7 pb-8">
        {promoter.isKnown ? (
          <>
            <h1 className="b6 text-[26px] leading-9">{t('invited', { name: promoter.promoterName })}</h1>
            <p className="c2 mt-2">{t('landingLead')}</p>
            <ul className="col g2 mt-5">
              {(['service', 'promise1', 'promise2', 'promise3'] as const).map((key) => (
                <li key={key}>· {t(key)}</li>
              ))}
            </ul>
            <ReferralActions code={code} promoter={promoter} />
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
