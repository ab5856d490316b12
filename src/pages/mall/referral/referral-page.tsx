import { useState, type FormEvent } from 'react'
import { useNavigate, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { pageHead, rootOf } from '../../../rendering/page/page-head.ts'
import { pageMessages, translatePage } from '../../../rendering/page/page-messages.ts'
import { pageContextOf } from '../../../rendering/page/page-context.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { referralLandingMessages } from './messages.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return pageMessages(pageContextOf(context).lang, referralLandingMessages)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = translatePage<typeof referralLandingMessages>(loaderData, 'landing')
  return pageHead(matches, { title: t('landingTitle'), description: t('landingLead'), canonical: `${rootOf(matches).origin}/promotion` })
}

/** The way to a salesperson's page for who has a code and no link. */
export default function PromotionPage() {
  const t = usePageMessages<typeof referralLandingMessages>('landing')
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (code !== '') void navigate(`/promotion/${encodeURIComponent(code)}`)
  }
  return (
    <main id="main" className="wrap py-6">
      <section className="pan px-7 pt-7 pb-8">
        <h1 className="b6 text-[26px] leading-9">{t('noCode')}</h1>
        <p className="c2 mt-2 mb-5">{t('landingLead')}</p>
        <form onSubmit={open} className="max-w-90">
          <TextField
            label={t('code')}
            size="lg"
            icon="gift"
            maxLength={16}
            autoComplete="off"
            hint={t('noCodeHelp')}
            value={code}
            onChange={(event) => setCode(event.target.value.trim().toUpperCase())}
          />
          <Button type="submit" tone="brand" size="lg" disabled={code === ''}>
            {t('open')}
          </Button>
        </form>
      </section>
    </main>
  )
}
