import { Alert } from '@/components/ui/boxes/alert';

/** The bot check asks for something; nothing was sent. */
export function StoppedNotice({ message }: { readonly message: string }) {
  return (
    <Alert tone="warning" role="alert" title={message}>
      <p>Nothing you typed is lost.</p>
    </Alert>
  );
}
