import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localWechatAccount } from '../local-wechat/wechat-account.ts'
import { takeDue } from './delivery-queue.ts'
import { openGatewayDatabase } from './gateway-database.ts'
import { ledgerSums } from './ledger.ts'
import { openTrade, payTrade, tradeByNumber } from './trade-record.ts'

const aTrade = {
  outTradeNo: 'T1',
  amountFen: 5n,
  description: 'd',
  notifyUrl: 'http://127.0.0.1:1/',
  returnUrl: '',
  expireAt: new Date('2030-01-01'),
}

function inFolder(work: (file: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'local-gateway-'))
  try {
    work(join(folder, 'deep', 'wechatpay.sqlite'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('keys are made once per data folder, differ between folders, and are readable by the owner alone', () => {
  inFolder((file) => {
    const first = localWechatAccount(openGatewayDatabase(file, 'test'))
    const again = localWechatAccount(openGatewayDatabase(file, 'test'))
    expect(again.apiV3Key).toBe(first.apiV3Key)
    expect(again.platform.publicKey.equals(first.platform.publicKey)).toBe(true)
    expect(statSync(file).mode & 0o077).toBe(0)
    const other = localWechatAccount(openGatewayDatabase(':memory:', 'test'))
    expect(other.apiV3Key).not.toBe(first.apiV3Key)
    expect(other.platform.publicKey.equals(first.platform.publicKey)).toBe(false)
  })
})

test('two processes on one record: a trade is paid by one of them, and each delivery is taken by one of them', () => {
  inFolder((file) => {
    const [one, two] = [openGatewayDatabase(file, 'test'), openGatewayDatabase(file, 'test')]
    const now = new Date()
    openTrade(one, aTrade)
    expect([payTrade(one, 'T1', now), payTrade(two, 'T1', now)]).toEqual([true, false])
    expect(tradeByNumber(two, 'T1')?.state).toBe('paid')
    expect(takeDue(one, now).length + takeDue(two, now).length).toBe(1)
    expect(ledgerSums(two)).toEqual({ merchantFen: 5n, allFen: 0n })
  })
})

test('what was paid survives a restart', () => {
  inFolder((file) => {
    const before = openGatewayDatabase(file, 'test')
    openTrade(before, aTrade)
    payTrade(before, 'T1', new Date())
    before.close()
    expect(tradeByNumber(openGatewayDatabase(file, 'test'), 'T1')?.state).toBe('paid')
  })
})
