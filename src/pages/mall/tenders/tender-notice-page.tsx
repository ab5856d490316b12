import { useLoaderData, useLocation, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { callApi } from '../../../api/browser/client.ts'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useLanguage } from '../../../api/browser/use-messages.tsx'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { loadOrNotFound } from '../../../modules/search/ui/not-found-suggestions.ts'
import { tenderNoticeDetail } from '../../../modules/tender/endpoints.ts'
import type { tenderNoticeFile } from '../../../modules/tender/endpoints-files.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'
import { OpeningRecord } from '../../../modules/tender/ui/opening-record.tsx'
import { bidAddress, tenderAwardAddress, tenderEndAddress, tenderNoticeAddress } from '../../../modules/tender/ui/tender-addresses.ts'
import { TenderDocuments } from '../../../modules/tender/ui/tender-documents.tsx'
import { TenderStateTag } from '../../../modules/tender/ui/tender-state-tag.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const tenderSn = (new URL(request.url).searchParams.get('tenderSn') ?? '').slice(0, 32) || '-'
  const notice = await loadOrNotFound(context, tenderNoticeDetail, { noticeSn: tenderSn })
  return { notice, ...pageMessages(pageContextOf(context).lang, tenderPageMessages) }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, location }) => {
  if (!loaderData) return []
  const t = translatePage<typeof tenderPageMessages>(loaderData, 'tenderPage')
  const { notice } = loaderData
  const canonical = rootOf(matches).origin + tenderNoticeAddress(notice.tenderSn)
  return pageHead(matches, { title: `${notice.title} - ${t(headingOf(location.pathname))}`, description: t('listHelp'), canonical })
}

const noticeFile = callRef<typeof tenderNoticeFile>('GET', 'v3/business/front/tender/noticeFile')

const headings = { '/bid/winbidNoti': 'awardTitle', '/bid/terbidNoti': 'terminationTitle' } as const

/** What the address shows of a tender: its notice, its award, or its end. */
const headingOf = (pathname: string) => Object.entries(headings).find(([path]) => pathname.startsWith(path))?.[1] ?? 'noticeTitle'

/** One published tender, its award notice or its termination notice. */
export default function TenderNoticePage() {
  const { notice } = useLoaderData<typeof loader>()
  const t = usePageMessages<typeof tenderPageMessages>('tenderPage')
  const lang = useLanguage()
  const { pathname } = useLocation()
  const heading = headingOf(pathname)
  return (
    <main id="main" className="wrap col g3">
      <Breadcrumb
        label={t('breadcrumb')}
        trail={[{ text: t('home'), to: '/' }, { text: t('listTitle'), to: '/bid/index' }, { text: t(heading) }]}
      />
      <section className="pan col g2 px-4 py-3">
        <div className="row g2 wrp">
          <h1 className="t20 b6 wrap-anywhere">{notice.title}</h1>
          <TenderStateTag of={notice} />
        </div>
        {notice.winnerTitle !== '' && (
          <Note>
            {notice.lots.length === 0
              ? t('awardedTo', { winner: notice.winnerTitle })
              : notice.lots.map((lot) => (
                  <span key={lot.lotNo} className="block">
                    {`${lot.name} · ${lot.winnerTitle === '' ? lot.stateText : t('awardedTo', { winner: lot.winnerTitle })}`}
                  </span>
                ))}
          </Note>
        )}
        {(notice.state === 'TERMINATED' || notice.state === 'FAILED') && (
          <Note tone="warn">{t('endedFor', { reason: notice.reason })}</Note>
        )}
        <div className="row g2 wrp">
          {notice.state === 'BIDDING' && (
            <ButtonLink tone="action" to={bidAddress(notice.tenderSn)}>
              {t('bidNow')}
            </ButtonLink>
          )}
          {heading !== 'noticeTitle' && <ButtonLink to={tenderNoticeAddress(notice.tenderSn)}>{t('backToNotice')}</ButtonLink>}
          {notice.winnerTitle !== '' && heading !== 'awardTitle' && (
            <ButtonLink to={tenderAwardAddress(notice.tenderSn)}>{t('awardTitle')}</ButtonLink>
          )}
          {notice.state === 'TERMINATED' && heading !== 'terminationTitle' && (
            <ButtonLink to={tenderEndAddress(notice.tenderSn)}>{t('terminationTitle')}</ButtonLink>
          )}
          {notice.prevSn !== '' && (
            <Anchor className="lk t13" to={tenderNoticeAddress(notice.prevSn)}>
              {t('previousTender')}
            </Anchor>
          )}
          {notice.nextSn !== '' && (
            <Anchor className="lk t13" to={tenderNoticeAddress(notice.nextSn)}>
              {t('nextTender')}
            </Anchor>
          )}
        </div>
      </section>
      <OpeningRecord of={notice} t={t} lang={lang} />
      <TenderDocuments
        of={notice}
        t={t}
        lang={lang}
        open={(fileId) => callApi(noticeFile, { noticeSn: notice.tenderSn, noticeFileId: fileId })}
      />
    </main>
  )
}
