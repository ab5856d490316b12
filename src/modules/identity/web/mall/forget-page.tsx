import { useState } from 'react'
import { useSearchParams, type MetaFunction } from 'react-router'
import { clearStored } from '../../../../api/browser/stored-session.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { privateHead } from '../../../../api/page-head.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { safeRedirect } from '../../rules/safe-redirect.ts'
import { EntryCard } from '../parts/entry-card.tsx'
import { ResetForm } from '../parts/reset-form.tsx'
import { loginWords } from '../words.ts'

export const meta: MetaFunction = ({ matches }) => privateHead(matches, loginWords, 'forgotTitle')

export default function ForgetPage() {
  const t = useWords(loginWords)
  const [query] = useSearchParams()
  const [isDone, setDone] = useState(false)
  const to = safeRedirect(query.get('redirectUrl'))
  const login = `/login${to === '/' ? '' : `?redirectUrl=${encodeURIComponent(to)}`}`
  const done = () => {
    // The server ended every session of the account, this browser's too.
    clearStored()
    setDone(true)
  }
  return (
    <EntryCard
      title={t('forgotTitle')}
      lead={isDone ? undefined : t('forgotLead')}
      aside={
        <Anchor to={login} className="cl">
          {t('toLogin')}
        </Anchor>
      }
    >
      {isDone ? (
        <div className="ac" role="status" style={{ padding: '16px 0' }}>
          <p className="cs">
            <Icon name="circle-check" size={40} />
          </p>
          <p className="t16 b6" style={{ margin: '8px 0 4px' }}>
            {t('resetDone')}
          </p>
          <p className="t13 c3" style={{ marginBottom: 20 }}>
            {t('resetDoneHelp')}
          </p>
          <ButtonLink to={login} tone="brand" size="xl" block>
            {t('toLogin')}
          </ButtonLink>
        </div>
      ) : (
        <ResetForm onDone={done} />
      )}
    </EntryCard>
  )
}
