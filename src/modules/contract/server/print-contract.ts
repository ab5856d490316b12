import {
  renderDocument,
  verificationAddress,
  type DocumentRenderer,
  type PrintedDocument,
  type PrintedTable,
} from '../../../api/printed-document.ts'
import { translate } from '../../../kernel/i18n/translate.ts'
import { yuanGrouped, yuanText } from '../../../kernel/money/money.ts'
import { contractPaperMessages } from '../messages.ts'
import { numberedLines } from '../rules/line-numbers.ts'
import { amountOf, totalOf, type ContractContent } from '../rules/contract-content.ts'
import type { ContractSide } from '../rules/contract-machine.ts'
import { clausesOf } from '../rules/render-clauses.ts'
import type { Contract, StoredVersion } from './contract-repository.ts'
import type { EsignSettings } from './ports.ts'
import type { Company } from './trade-repository.ts'

export type PrintDeps = EsignSettings & { readonly render: DocumentRenderer }

/** A contract is printed in Chinese, whatever language its reader has. */
export const sayOnPaper = translate('zh', contractPaperMessages)

/** The lines of goods as they are printed, with their numbers. */
export function lineTable(lines: ContractContent['lines']): PrintedTable {
  const say = sayOnPaper
  const columns = [
    { heading: say('lineNo'), share: 1, align: 'center' as const },
    { heading: say('name'), share: 4 },
    { heading: say('spec'), share: 3 },
    { heading: say('standard'), share: 3 },
    { heading: say('unit'), share: 1, align: 'center' as const },
    { heading: say('quantity'), share: 2, align: 'right' as const },
    { heading: say('price'), share: 2.5, align: 'right' as const },
    { heading: say('amount'), share: 3, align: 'right' as const },
  ]
  const rows = numberedLines(lines).map((line) => [
    String(line.no),
    line.name,
    line.spec,
    line.standard,
    line.unit,
    line.quantity,
    line.price,
    yuanGrouped(amountOf(line) ?? 0n),
  ])
  return { columns, rows }
}

export function partiesOf({ store, buyer }: Record<ContractSide, Company>) {
  return [
    { role: sayOnPaper('seller'), name: store.name, taxNumber: store.taxNumber, facts: [] },
    { role: sayOnPaper('buyer'), name: buyer.name, taxNumber: buyer.taxNumber, facts: [] },
  ]
}

function printed(contract: Contract, version: StoredVersion, companies: Record<ContractSide, Company>, deps: PrintDeps): PrintedDocument {
  const say = sayOnPaper
  const { content } = version
  const total = totalOf(content)
  const clauses = clausesOf(content).map(({ title, text }, index) => ({ heading: say('clause', { no: index + 1, title }), text }))
  return {
    lang: 'zh',
    title: say(contract.kind === 'FRAMEWORK' ? 'framework' : 'purchase'),
    number: { label: say('number'), value: contract.contractSn },
    issuedAt: version.createdAt,
    facts: [
      { label: say('subject'), value: contract.title },
      { label: say('until'), value: contract.endsOn },
    ],
    parties: partiesOf(companies),
    tables: [lineTable(content.lines)],
    totals: [{ label: say(content.terms.priceMode === 'index' ? 'provisional' : 'total'), value: yuanGrouped(total) }],
    inWords: total,
    paragraphs: deps.demonstration ? [...clauses, { text: say('demonstration') }] : clauses,
    signatures: [say('seller'), say('buyer')],
    verification: { code: contract.code, address: verificationAddress(deps.siteUrl, contract.code, yuanText(total)) },
  }
}

/** The file of one version. The same version is the same file, byte for byte. */
export function printContract(
  contract: Contract,
  version: StoredVersion,
  companies: Record<ContractSide, Company>,
  deps: PrintDeps,
  whose: number,
): Promise<Buffer> {
  return renderDocument(deps.render, [printed(contract, version, companies, deps)], whose)
}
