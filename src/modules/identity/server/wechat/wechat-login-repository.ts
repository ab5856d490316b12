import { execute, rows, type Queryable, type Transaction } from '../../../../kernel/database/transaction.ts'
import type { WechatPerson } from '../ports.ts'

const insertState = {
  name: 'identity.wechatState',
  text: `INSERT INTO wechat_state (state_hash, browser_hash, expires_at) VALUES ($1,$2,$3)`,
}
// Gone with its first use, and only for the browser that began.
const takeState = {
  name: 'identity.wechatStateTake',
  text: `DELETE FROM wechat_state WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > $3`,
}
const bound = {
  name: 'identity.wechatAccount',
  text: `SELECT a.id, a.state FROM wechat_account w JOIN account a ON a.id = w.account_id WHERE w.app_id = $1 AND w.open_id = $2`,
}
const insertBind = {
  name: 'identity.wechatBind',
  text: `INSERT INTO wechat_bind (key_hash, browser_hash, app_id, open_id, union_id, nick_name, expires_at) VALUES ($1,$2,$3,$4,$5,$6,$7)`,
}
const tryBind = {
  name: 'identity.wechatBindTry',
  text: `UPDATE wechat_bind SET tries = tries + 1 WHERE key_hash = $1 AND browser_hash = $2 AND expires_at > $3 AND tries < 5
         RETURNING app_id AS "appId", open_id AS "openId", union_id AS "unionId", nick_name AS "nickName"`,
}
const spendBind = { name: 'identity.wechatBindSpend', text: `DELETE FROM wechat_bind WHERE key_hash = $1 AND browser_hash = $2` }
const insertAccount = {
  name: 'identity.wechatAccountInsert',
  text: `INSERT INTO wechat_account (app_id, open_id, union_id, account_id, bound_at) VALUES ($1,$2,$3,$4,$5) ON CONFLICT DO NOTHING`,
}

/** What ties a row to the browser that began: hashes of the key or state and of its cookie. */
export type BrowserKey = { readonly hash: Buffer; readonly browserHash: Buffer }
export type WechatPersonOfApp = WechatPerson & { readonly appId: string }

export async function addWechatState(tx: Transaction, key: BrowserKey, expiresAt: Date): Promise<void> {
  await execute(tx, insertState, [key.hash, key.browserHash, expiresAt])
}

/** True once for the browser that began. */
export async function consumeWechatState(tx: Transaction, key: BrowserKey, now: Date): Promise<boolean> {
  return (await execute(tx, takeState, [key.hash, key.browserHash, now])) > 0
}

export async function accountOfWechat(db: Queryable, appId: string, openId: string): Promise<{ id: number; state: string } | null> {
  return (await rows<{ id: number; state: string }>(db, bound, [appId, openId]))[0] ?? null
}

export async function addWechatBind(tx: Transaction, key: BrowserKey, person: WechatPersonOfApp, expiresAt: Date): Promise<void> {
  await execute(tx, insertBind, [key.hash, key.browserHash, person.appId, person.openId, person.unionId, person.nickName, expiresAt])
}

/** Counts one of five tries; the person behind the key, or null when it is used, old, foreign or tried too often. */
export async function tryWechatBind(tx: Transaction, key: BrowserKey, now: Date): Promise<WechatPersonOfApp | null> {
  return (await rows<WechatPersonOfApp>(tx, tryBind, [key.hash, key.browserHash, now]))[0] ?? null
}

export async function consumeWechatBind(tx: Transaction, key: BrowserKey): Promise<boolean> {
  return (await execute(tx, spendBind, [key.hash, key.browserHash])) > 0
}

/** False when the WeChat account or the mall's account is bound already. */
export async function bindWechat(tx: Transaction, person: WechatPersonOfApp, accountId: number, now: Date): Promise<boolean> {
  return (await execute(tx, insertAccount, [person.appId, person.openId, person.unionId, accountId, now])) > 0
}
