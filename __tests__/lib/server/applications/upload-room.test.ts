import { createUploadRoom } from '@/lib/server/applications/upload-room';

const room = () => createUploadRoom({ bytes: 100, bytesPerClient: 40 });

it('gives room up to the whole, and to one client up to its share', () => {
  const enter = room();
  expect(enter('a', 40)).not.toBeNull();
  expect(enter('a', 1)).toBeNull();
  expect(enter('b', 40)).not.toBeNull();
  expect(enter('c', 21)).toBeNull();
  expect(enter('c', 20)).not.toBeNull();
  expect(enter('d', 1)).toBeNull();
});

it('has it back when an upload is done, once', () => {
  const enter = room();
  const leave = enter('a', 30);
  enter('a', 10);
  expect(enter('a', 30)).toBeNull();
  leave?.();
  leave?.();
  expect(enter('a', 30)).not.toBeNull();
  expect(enter('a', 1)).toBeNull();
});
