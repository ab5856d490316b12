import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { applicationInfo } from '../../../modules/store/endpoints-applications.ts'
import { storeApplicationMessages } from '../../../modules/store/messages.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { caller: visitor, lang, call } = pageContextOf(context)
  // Whoever is logged in sees at once which of the conditions they meet.
  const own = visitor.member === null ? null : ((await call(applicationInfo, {})).data ?? null)
  return {
    signedIn: visitor.member !== null,
    checklist: own?.checklist ?? [],
    stateText: own?.application?.stateText ?? '',
    ...pageMessages(lang, storeApplicationMessages),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<typeof storeApplicationMessages>(loaderData, 'storeApply')
  return pageHead(matches, { title: t('title'), description: t('lead'), canonical: `${rootOf(matches).origin}/isp_register` })
}

/** What becoming a supplier takes; the application itself is behind the login. */
export default function IspRegisterPage() {
  const t = usePageMessages<typeof storeApplicationMessages>('storeApply')
  const { signedIn, checklist, stateText } = useLoaderData<typeof loader>()
  const form = '/member/storeApply'
  return (
    <main id="main" className="wrap py-6">
      <section className="pan px-7 pt-7 pb-8">
        <h1 className="t18 b6 text-[26px] leading-9">{t('title')}</h1>
        <p className="c2 mt-2">{t('lead')}</p>
        <h2 className="t16 b6 mt-6">{t('stepsTitle')}</h2>
        <ol className="col g2 mt-2">
          {(['step1', 'step2', 'step3', 'step4'] as const).map((key, place) => (
            <li key={key}>
              <b className="num">{place + 1}.</b> {t(key)}
            </li>
          ))}
        </ol>
        <h2 className="t16 b6 mt-6">{t('needTitle')}</h2>
        <ul className="col g2 mt-2">
          {(['need1', 'need2', 'need3'] as const).map((key) => (
            <li key={key}>· {t(key)}</li>
          ))}
        </ul>
        {checklist.length > 0 && (
          <>
            <h2 className="t16 b6 mt-6">{t('checklist')}</h2>
            <ul className="col g2 mt-2">
              {checklist.map((point) => (
                <li key={point.code} className="row g3">
                  <StateDot tone={point.pass ? 'ok' : 'warn'}>{t(point.pass ? 'pass' : 'fail')}</StateDot>
                  {point.text}
                </li>
              ))}
            </ul>
            {stateText !== '' && (
              <p className="mt-2">
                {t('myApplication')}: <b>{stateText}</b>
              </p>
            )}
          </>
        )}
        <div className="row g3 mt-7 flex-wrap">
          <ButtonLink tone="action" size="lg" to={signedIn ? form : `/login?redirectUrl=${encodeURIComponent(form)}`}>
            {t('start')}
          </ButtonLink>
          <Anchor className="lk" to="/agreement">
            {t('agreement')}
          </Anchor>
        </div>
      </section>
    </main>
  )
}
