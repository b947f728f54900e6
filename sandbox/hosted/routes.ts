import { html } from '@/sandbox/http/answer';
import type { Answer } from '@/sandbox/http/answer';
import type { SandboxRequest } from '@/sandbox/http/request';
import type { Route } from '@/sandbox/http/route';
import { hostedPage } from '@/sandbox/hosted/page';

const FORMS = [
  { path: '/hosted/reference', title: 'Reference form', idName: 'id' },
  { path: '/hosted/candidate-reference', title: 'Candidate reference form', idName: 'contactId' },
  { path: '/hosted/upload', title: 'Upload portal', idName: 'recordId' },
] as const;

const show = (form: (typeof FORMS)[number], { query }: SandboxRequest): Answer => {
  const id = query.get(form.idName) ?? query.get('id') ?? '';
  const page = hostedPage({ title: form.title, id, isSilent: id.endsWith('-silent') });
  return html(page, id.endsWith('-refused') ? { 'x-frame-options': 'DENY' } : {});
};

/**
 * Stand-ins for the forms that another company hosts: made to be framed, they report their height to the parent page. An id that
 * ends in '-silent' or '-refused' opens a form that reports nothing, or that browsers refuse to show in a frame.
 */
export const hostedRoutes = (): readonly Route[] =>
  FORMS.map((form) => ({
    method: 'GET',
    path: form.path,
    run: (request) => show(form, request),
  }));
