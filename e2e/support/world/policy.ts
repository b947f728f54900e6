import type { Page } from '@playwright/test';
import { comesToLife } from '../comes-to-life';
import { expect } from '../test';

/** Every error in the console, among them what the policy refused. */
export function complaints(page: Page): string[] {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(message.text());
  });
  page.on('pageerror', (error) => told.push(error.message));
  return told;
}

const CACHED = ['/', '/about', '/contact', '/quickapply', '/Imaging-Jobs', '/privacy-policy'];

/** Opens every kind of page: each has a strict policy, loads its scripts and logs no error. */
export async function expectStrictAndAlive(page: Page, jobId: string): Promise<void> {
  const told = complaints(page);
  for (const path of [...CACHED, '/jobs', '/jobs?state=TX', `/jobs/${jobId}`, `/apply/${jobId}`]) {
    const response = await page.goto(path);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toContain('unsafe');
    await comesToLife(page);
  }
  expect(told).toEqual([]);
}
