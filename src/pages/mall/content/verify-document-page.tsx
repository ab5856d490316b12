import { Form, useLoaderData, useNavigation, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import type { OutputOf } from '../../../api/endpoint.ts'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { Empty, Note } from '../../../ui/feedback/states.tsx'
import { Breadcrumb } from '../../../ui/layout/breadcrumb.tsx'
import { verifyDocument } from '../../../modules/content/endpoints-document-verification.ts'
import { useVerifyMessages, type VerificationMessageSource } from './use-messages.ts'
import { documentVerificationMessages } from './messages.ts'
import './reading.css'

type Result = OutputOf<typeof verifyDocument>

const longest = 40

/** Whether a document is genuine: by the number on it, and the amount if one is printed. A code scanned by a phone leads here with both. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const code = (query.get('code') ?? '').trim().slice(0, longest)
  const amount = (query.get('amount') ?? '').replaceAll(/[,，¥￥\s]/g, '').slice(0, 16)
  const here = pageContextOf(context)
  const answer = code === '' ? null : await here.call(verifyDocument, { code, amount })
  return {
    code,
    amount,
    result: answer?.data ?? null,
    refused: answer !== null && answer.state !== 200,
    ...pageMessages(here.lang, documentVerificationMessages),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<VerificationMessageSource>(loaderData, 'contentVerify')
  return pageHead(matches, { title: t('title'), description: t('description'), canonical: `${rootOf(matches).origin}/vc` })
}

export default function VerifyPage() {
  const { code, amount, result, refused } = useLoaderData<typeof loader>()
  const t = useVerifyMessages()
  const busy = useNavigation().location?.pathname === '/vc'
  return (
    <main id="main" className="wrap">
      <Breadcrumb label={t('breadcrumb')} trail={[{ text: t('home'), to: '/' }, { text: t('title') }]} />
      <section className="pan vc">
        <h1 className="t20 b6">{t('title')}</h1>
        <p className="c2 t14">{t('help')}</p>
        <Form action="/vc" className="vc-f">
          <label>
            <span className="t13 c2">{t('code')}</span>
            <span className="ipt">
              <input
                key={code}
                name="code"
                defaultValue={code}
                maxLength={longest}
                required
                autoComplete="off"
                placeholder={t('codeHint')}
              />
            </span>
          </label>
          <label>
            <span className="t13 c2">{t('amount')}</span>
            <span className="ipt">
              <input key={amount} name="amount" defaultValue={amount} maxLength={16} inputMode="decimal" placeholder={t('amountHint')} />
            </span>
          </label>
          <button className="btn p" aria-busy={busy || undefined}>
            {t('check')}
          </button>
        </Form>
        <div aria-live="polite">
          {refused && <Note tone="warn">{t('odd')}</Note>}
          {result?.found === 0 && <Empty icon="shield-alert" title={t('unknown', { code: result.number })} help={t('unknownHelp')} />}
          {result?.found === 1 && <Found />}
        </div>
        <p className="t12 c3">{t('privacy')}</p>
      </section>
    </main>
  )
}

function verdictOf({
  amountMatches,
  isExpired,
  checkedOn,
  isIntact,
}: Pick<Result, 'amountMatches' | 'isExpired' | 'checkedOn' | 'isIntact'>) {
  if (isIntact === 0) return 'damaged'
  if (amountMatches === 0) return 'altered'
  if (isExpired === 1) return 'expired'
  if (amountMatches === 1) return 'genuineAmount'
  return checkedOn === '' ? 'genuine' : 'genuineChecked'
}

function Found() {
  const { result } = useLoaderData<typeof loader>()
  const t = useVerifyMessages()
  if (!result?.kind) return null
  const kindName = {
    order: t('order'),
    delivery: t('delivery'),
    quality: t('quality'),
    weighing: t('weighing'),
    contract: t('contract'),
    invoice: t('invoice'),
    redInvoice: t('redInvoice'),
    certificate: t('certificate'),
    goodsCertificate: t('goodsCertificate'),
  }[result.kind]
  const facts = [
    [t('kind'), kindName],
    [t('number'), result.number],
    // A store shows a certificate; who issued it stands on the certificate.
    [
      t(
        result.kind === 'contract' ? 'parties' : result.kind === 'certificate' || result.kind === 'goodsCertificate' ? 'shownBy' : 'issuer',
      ),
      result.issuer,
    ],
    [t('issuedOn'), result.issuedOn],
    [t('validUntil'), result.validUntil],
    [t('checkedOn'), result.checkedOn],
    [t('sha256'), result.sha256],
  ] as const
  return (
    <>
      <Note tone={result.amountMatches === 0 || result.isIntact === 0 ? 'danger' : result.isExpired === 1 ? 'warn' : 'ok'}>
        {t(verdictOf(result))}
      </Note>
      <dl>
        {facts
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}
