import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { contractPageMessages } from '../messages.ts'
import { awardDifferences, type AwardTerms } from '../rules/award-terms.ts'
import type { ContractContent } from '../rules/contract-content.ts'
import { DifferenceItem } from './contract-versions.tsx'

type Props = { readonly award: AwardTerms; readonly content: unknown }

/** The terms of an award are fixed: every point that was changed is named before the server refuses it. */
export function AwardNote({ award, content }: Props) {
  const t = useMessages(contractPageMessages)
  // The form holds the input of a contract, whose optional fields are there.
  const differences = awardDifferences(award, content as ContractContent)
  if (differences.length === 0) return <Note>{t('awardNote')}</Note>
  return (
    <Note tone="warn">
      {t('awardDiffers')}
      <ul>
        {differences.map((difference) => (
          <DifferenceItem key={`${difference.part} ${difference.place} ${difference.field}`} difference={difference} />
        ))}
      </ul>
    </Note>
  )
}
