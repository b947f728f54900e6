type Reply = { readonly status: number; readonly body?: unknown; readonly text?: string };

/** Stands in for XMLHttpRequest: records what is sent and answers when the test says so. */
export class XhrDouble extends EventTarget {
  static readonly sent: XhrDouble[] = [];

  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  timeout = 0;
  method = '';
  url = '';
  body = new FormData();

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }

  setRequestHeader() {}

  send(body: FormData) {
    this.body = body;
    XhrDouble.sent.push(this);
  }

  /** The fields as text, a file by its name. */
  get fields(): Record<string, string> {
    return Object.fromEntries(
      [...this.body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    );
  }

  uploads(loaded: number, total: number) {
    this.upload.dispatchEvent(
      new ProgressEvent('progress', { lengthComputable: true, loaded, total }),
    );
    if (loaded === total) this.upload.dispatchEvent(new ProgressEvent('load'));
  }

  answers({ status, body = {}, text = JSON.stringify(body) }: Reply) {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new ProgressEvent('load'));
  }

  breaks(event: 'error' | 'timeout' = 'error') {
    this.dispatchEvent(new ProgressEvent(event));
  }
}

/** Replaces the browser's XMLHttpRequest with the double. */
export function useXhrDouble() {
  XhrDouble.sent.length = 0;
  Object.defineProperty(window, 'XMLHttpRequest', { configurable: true, value: XhrDouble });
}

/** The n-th request since the double was put in place. */
export function sentRequest(index = 0): XhrDouble {
  const request = XhrDouble.sent[index];
  if (!request) throw new Error(`Only ${XhrDouble.sent.length} requests were sent`);
  return request;
}
