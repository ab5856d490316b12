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
    <main id="main" className="wrap" style={{ paddingBlock: 24 }}>
      <section className="pan" style={{ padding: '28px 28px 32px' }}>
        <h1 className="b6" style={{ fontSize: 26, lineHeight: '36px' }}>
          {t('noCode')}
        </h1>
        <p className="c2" style={{ marginBlock: '8px 20px' }}>
          {t('landingLead')}
        </p>
        <form onSubmit={open} style={{ maxWidth: 360 }}>
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
