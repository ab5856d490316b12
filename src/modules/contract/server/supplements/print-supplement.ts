import { renderDocument, verificationAddress, type PrintedDocument } from '../../../../api/printed-document.ts'
import { yuanGrouped, yuanText } from '../../../../kernel/money/money.ts'
import { indexSentences } from '../../rules/index-terms.ts'
import { supplementDifferences, type TextInForce } from '../../rules/supplement-content.ts'
import type { ContractSide } from '../../rules/contract-machine.ts'
import type { Contract } from '../contract-repository.ts'
import { lineTable, partiesOf, sayOnPaper, type PrintDeps } from '../print-contract.ts'
import type { Company } from '../trade-repository.ts'
import { supplementSn } from './move-supplement.ts'
import type { Supplement } from './supplement-repository.ts'

type Printing = {
  readonly contract: Contract
  readonly supplement: Supplement
  readonly before: TextInForce
  readonly companies: Record<ContractSide, Company>
}

function clausesOf({ contract, supplement, before }: Printing) {
  const say = sayOnPaper
  const { lines, endsOn, text } = supplement.content
  const { contractSn, title } = contract
  const changesLines = supplementDifferences(before, { ...supplement.content, endsOn: before.endsOn }).length > 0
  const byIndex = indexSentences(lines)
  const clauses = [
    say('supplementBase', { number: contractSn, title }),
    ...(changesLines ? [say('supplementLines', { count: lines.length, total: yuanGrouped(supplement.total) })] : []),
    ...(changesLines && byIndex !== '' ? [byIndex] : []),
    ...(endsOn === before.endsOn ? [] : [say('supplementEnds', { before: before.endsOn, after: endsOn })]),
    ...(text === '' ? [] : [text]),
    say('supplementRest'),
  ]
  return clauses.map((clause, index) => ({ text: `${index + 1}. ${clause}` }))
}

/** The file of a supplement. The same supplement is the same file, byte for byte. */
export function printSupplement(printing: Printing, deps: PrintDeps, whose: number): Promise<Buffer> {
  const say = sayOnPaper
  const { contract, supplement, before, companies } = printing
  const { code, total, content } = supplement
  const clauses = clausesOf(printing)
  const printed: PrintedDocument = {
    lang: 'zh',
    title: say('supplement'),
    number: { label: say('number'), value: supplementSn(contract, supplement.supplementNo) },
    issuedAt: supplement.createdAt,
    facts: [
      { label: say('subject'), value: contract.title },
      { label: say('until'), value: content.endsOn },
    ],
    parties: partiesOf(companies),
    tables: [lineTable(content.lines)],
    totals: [{ label: say(before.content.terms.priceMode === 'index' ? 'provisional' : 'total'), value: yuanGrouped(total) }],
    inWords: total,
    paragraphs: deps.demonstration ? [...clauses, { text: say('demonstration') }] : clauses,
    signatures: [say('seller'), say('buyer')],
    verification: { code, address: verificationAddress(deps.siteUrl, code, yuanText(total)) },
  }
  return renderDocument(deps.render, [printed], whose)
}
