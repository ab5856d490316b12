import { useState, type FormEvent } from 'react'
import { useNavigate, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { usePageWords } from '../../../../api/browser/page-words.ts'
import { pageHead, rootOf } from '../../../../api/page-head.ts'
import { pageWords, speakPage } from '../../../../api/page-words.ts'
import { visit } from '../../../../api/visit.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { landingWords } from '../words-landing.ts'
import type { zh } from '../words-landing.zh.ts'

export function loader({ context }: LoaderFunctionArgs) {
  return pageWords(visit(context).lang, landingWords)
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const t = speakPage<typeof zh>(loaderData, 'landing')
  return pageHead(matches, { title: t('landingTitle'), description: t('landingLead'), canonical: `${rootOf(matches).origin}/promotion` })
}

/** The way to a salesperson's page for who has a code and no link. */
export default function PromotionPage() {
  const t = usePageWords<typeof zh>('landing')
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
